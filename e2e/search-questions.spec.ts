import { searchIndex } from '../src/lib/search-index.ts'
import { expect, test } from './support/test.ts'

/** As people type them, written before anybody looked at what is found, each with where it should lead. */
const questions = `
im 15 can i get my teeth whitened: /services/teeth-whitening#is-there-anyone-who-should-not-have-whitening /services/cosmetic-dentistry#teeth-whitening
how much is a crown: /services/general-dentistry#crowns-bridges-and-dentures /nhs-information#band-3
nhs dentist leeds: /locations/nhs-leeds-dentist
open saturday: /#faq-opening-hours /#contact-bradford /#contact-ripon
knocked out tooth: /emergency-dentist#knocked-out-tooth
parking ripon: /locations/nhs-ripon-dentist#park-behind-the-building /#booking-ripon /accessibility#ripon
braces price: /services/cosmetic-dentistry#invisalign /nhs-information#nhs-or-private
scared of dentist: /#faq-nervous
baby teeth: /#faq-children /blog/daily-routine#children-start-early
polish interpreter: /locations/bradford-dentist#in-your-language /#faq-access /accessibility#communication-support
my tooth fell out: /emergency-dentist#knocked-out-tooth
my crown came off: /emergency-dentist#lost-filling-crown
lost filling: /emergency-dentist#lost-filling-crown
toothache what to do: /emergency-dentist#severe-tooth-pain /#faq-emergency
face swollen: /emergency-dentist#dental-abscess /emergency-dentist#call-999
absess: /emergency-dentist#dental-abscess
gum wont stop bleeding after extraction: /emergency-dentist#oral-bleeding
chipped my front tooth: /emergency-dentist#broken-chipped-tooth
how much is an nhs check up: /nhs-information#band-1 /nhs-information#charges /#faq-cost
do i pay if im pregnant: /nhs-information#free-treatment /#faq-cost
universal credit dentist: /nhs-information#free-treatment
are you taking nhs patients: /#faq-nhs-patients
nhs dentist bradford: /locations/nhs-bradford-dentist
register with dentist: /#faq-register-and-book /nhs-information#how-to-register /nhs-information#register /#booking
cancel appointment: /#faq-register-and-book /terms-of-service#appointment-policy
missed my appointment will i be charged: /terms-of-service#appointment-policy
do you have parking in leeds: /locations/nhs-leeds-dentist#getting-here /accessibility#leeds
wheelchair access: /#faq-access /accessibility#access-at-each-practice /accessibility#support-for-mobility-needs /locations/bradford-dentist#no-stairs
deaf sign language: /accessibility#support-for-hearing-needs /#faq-access
autistic son: /accessibility#support-for-learning-needs-and-autism
how much are implants: /services/dental-implants /services/dental-implants#treatments /services/dental-implants#single-tooth-implant
full set of implants cost: /services/dental-implants#full-arch-implants
false teeth on the nhs: /nhs-information#band-3 /services/general-dentistry#crowns-bridges-and-dentures
wisdom tooth out: /services/general-dentistry#extractions
does it hurt getting a tooth pulled: /services/general-dentistry#extractions /services/general-dentistry#will-it-hurt /#faq-numbness
root canal how long does it take: /services/general-dentistry#root-canal-treatment
veneers price: /services/cosmetic-dentistry#veneers
composite bonding how much: /services/cosmetic-dentistry#composite-bonding
invisalign: /services/cosmetic-dentistry#invisalign
teeth whitning cost: /services/teeth-whitening /services/teeth-whitening#options /services/teeth-whitening#option-1 /services/cosmetic-dentistry#teeth-whitening
does whitening damage teeth: /services/teeth-whitening#does-whitening-hurt-or-harm-my-teeth
how long does whitening last: /services/teeth-whitening#how-long-will-it-last
hygenist appointment: /services/general-dentistry#hygiene-and-gum-care /#faq-how-long
scale and polish price: /services/general-dentistry#hygiene-and-gum-care /nhs-information#band-1
bleeding gums when brushing: /services/general-dentistry#hygiene-and-gum-care /blog/daily-routine#what-if-my-gums-bleed
how often should i go dentist: /#faq-check-up-interval /services/general-dentistry#how-often-should-i-have-a-check-up
when should my toddler see a dentist: /#faq-children
is it free for kids: /nhs-information#free-treatment /#faq-children /#faq-cost
i want to complain about my dentist: /complaints /complaints#step-1-tell-the-practice
anjali mehta: /#anjali-mehta
opening hours bradford: /#contact-bradford /locations/bradford-dentist#contact-title
leeds phone number: /#contact-leeds /locations/nhs-leeds-dentist#practice-title
what time do you shut for lunch: /#faq-opening-hours /#contact-bradford
address ripon: /#contact-ripon /#booking-ripon /locations/nhs-ripon-dentist#practice-title /accessibility#ripon
emergency dentist tonight: /emergency-dentist /emergency-dentist#clinics-title
paracetamol or ibuprofen: /emergency-dentist#severe-tooth-pain /#faq-emergency
can a therapist do a root canal: /nhs-information#therapists-cannot /nhs-information#who-you-see /services/general-dentistry#root-canal-treatment
difference between nhs and private: /nhs-information#nhs-or-private
can i pay monthly: /terms-of-service#private-care /terms-of-service#payment /#faq-cost
what do you do with my information: /privacy-policy#how-we-use-your-information
guarantee on crowns: /terms-of-service#guarantees
silver fillings while pregnant: /services/general-dentistry#fillings /nhs-information#nhs-or-private
what happens at first visit: /services/general-dentistry#what-to-expect
diabetes and gums: /blog/mouth-and-body#gum-disease-and-diabetes
mouth ulcer for 3 weeks: /#faq-check-up-interval /blog/mouth-and-body#signs-not-to-ignore
blood thinners and tooth extraction: /services/general-dentistry#extractions /emergency-dentist#oral-bleeding /blog/mouth-and-body#medicines-we-need-to-know-about
bus to ripon practice: /locations/nhs-ripon-dentist#park-behind-the-building /accessibility#ripon /locations/nhs-ripon-dentist#practice-title
tell my story on video: /share-your-story /share-your-story#story-form
`
  .trim()
  .split('\n')
  .map((line) => line.split(': '))
  .map(([question = '', sections = '']) => ({ question, sections: sections.split(' ') }))

/** Of 68: a synonym that would mend one question only is not worth having. */
const least = 65

test('what people ask leads to the section that says it', async ({ request }) => {
  const find = searchIndex(await (await request.get('/search.json')).json())
  const misses = questions.flatMap(({ question, sections }) => {
    const found = find(question)
      .slice(0, 3)
      .map(({ address }) => address)
    return found.some((address) => sections.includes(address))
      ? []
      : `${question} → ${found.join(', ')}`
  })
  expect(questions.length - misses.length, misses.join('\n')).toBeGreaterThanOrEqual(least)
})
