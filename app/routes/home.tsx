import pageFacts from 'virtual:page-meta/home'
import type { MetaFunction } from 'react-router'
import { hydrateLate } from '~/behaviours/hydrate-late.tsx'
import { heroPicture } from '~/pictures/hero.ts'
import { Hero } from '~/sections/home/hero.tsx'
import { pageMeta } from '~/seo/page-meta.ts'
import { hero } from '../../content/hero.ts'
import { ratings } from '../../content/ratings.ts'
import { statistics } from '../../content/statistics.ts'
import { structuredData } from './home/structured-data.ts'

export const meta: MetaFunction = ({ location }) =>
  pageMeta({
    path: location.pathname,
    meta: pageFacts,
    structuredData: import.meta.env.SSR && structuredData,
  })

const About = hydrateLate('about', () => import('./home/about.tsx'))
const Statements = hydrateLate('statements', () => import('./home/statements.tsx'))
const Services = hydrateLate('services', () => import('./home/services.tsx'))
const Team = hydrateLate('team', () => import('./home/team.tsx'))
const Transformations = hydrateLate('transformations', () => import('./home/transformations.tsx'))
const Videos = hydrateLate('videos', () => import('./home/videos.tsx'))
const Reviews = hydrateLate('reviews', () => import('./home/reviews.tsx'))
const Booking = hydrateLate('booking', () => import('./home/booking.tsx'))
const Contact = hydrateLate('contact', () => import('./home/contact.tsx'))
const Locations = hydrateLate('locations', () => import('./home/locations.tsx'))
const Nhs = hydrateLate('nhs', () => import('./home/nhs.tsx'))
const Faq = hydrateLate('faq', () => import('./home/faq.tsx'))

export default function Home() {
  return (
    <>
      <Hero
        content={hero}
        picture={heroPicture(hero.image.src)}
        ratingLine={ratings.google.line}
        figures={[
          statistics.yearsOfExcellence,
          statistics.activePatients,
          statistics.clinics,
          statistics.invisalign.patients,
        ]}
      />
      <About />
      <Statements />
      <Services />
      <Team />
      <Transformations />
      <Videos />
      <Reviews />
      <Booking />
      <Contact />
      <Locations />
      <Nhs />
      <Faq />
    </>
  )
}
