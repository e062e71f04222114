import { searchIndex } from '../src/lib/search-index.ts'
import { expect, test } from './support/test.ts'

/** As people type them, written before anybody looked at what is found, each with where it should lead. */
const questions = `
im 15 can i get my teeth whitened: /services/teeth-whitening#is-there-anyone-who-should-not-have-whitening /services/cosmetic-dentistry#teeth-whitening
how much is a crown: /services/general-dentistry#crowns-bridges-and-dentures /nhs-information#band-3
nhs dentist leeds: /locations/nhs-leeds-dentist
open saturday: /#faq-opening-hours /#contact-bradford /#contact-ripon
knocked out tooth: /emergency-dentist#knocked-out-tooth /emergency-dentist/easy-read#a-tooth-is-knocked-out
parking ripon: /locations/nhs-ripon-dentist#park-behind-the-building /#booking-ripon /accessibility#ripon
braces price: /services/cosmetic-dentistry#invisalign /nhs-information#nhs-or-private /fees#by-estimate
scared of dentist: /#faq-nervous /services/sedation
baby teeth: /#faq-children /blog/daily-routine#children-start-early /services/childrens-dentistry#table /services/childrens-dentistry#when-a-baby-tooth-has-decay /services/childrens-dentistry#good-to-know
polish interpreter: /locations/bradford-dentist#in-your-language /#faq-access /accessibility#communication-support /which-practice#side-by-side /ways-to-reach-us#somebody-who-speaks-for-you
my tooth fell out: /emergency-dentist#knocked-out-tooth /emergency-dentist/easy-read#a-tooth-is-knocked-out
my crown came off: /emergency-dentist#lost-filling-crown /emergency-dentist/easy-read#a-filling-or-crown-is-lost
lost filling: /emergency-dentist#lost-filling-crown /emergency-dentist/easy-read#a-filling-or-crown-is-lost
toothache what to do: /emergency-dentist#severe-tooth-pain /#faq-emergency
face swollen: /emergency-dentist#dental-abscess /emergency-dentist#call-999
absess: /emergency-dentist#dental-abscess
gum wont stop bleeding after extraction: /emergency-dentist#oral-bleeding
chipped my front tooth: /emergency-dentist#broken-chipped-tooth
how much is an nhs check up: /nhs-information#band-1 /nhs-information#charges /#faq-cost /services/general-dentistry#check-ups-and-x-rays /fees#nhs /fees#examples
do i pay if im pregnant: /nhs-information#free-treatment /#faq-cost
universal credit dentist: /nhs-information#free-treatment
are you taking nhs patients: /#faq-nhs-patients
nhs dentist bradford: /locations/nhs-bradford-dentist
register with dentist: /#faq-register-and-book /nhs-information#how-to-register /nhs-information#register /#booking
cancel appointment: /#faq-register-and-book /terms-of-service#appointment-policy
missed my appointment will i be charged: /terms-of-service#appointment-policy
do you have parking in leeds: /locations/nhs-leeds-dentist#getting-here /accessibility#leeds /locations/nhs-leeds-dentist#practice-title /which-practice#side-by-side
wheelchair access: /#faq-access /accessibility#access-at-each-practice /accessibility#support-for-mobility-needs /locations/bradford-dentist#no-stairs
deaf sign language: /accessibility#support-for-hearing-needs /#faq-access /ways-to-reach-us#british-sign-language /ways-to-reach-us#999-in-british-sign-language
autistic son: /accessibility#support-for-learning-needs-and-autism /services/childrens-dentistry#what-if-my-child-will-not-open-their-mouth
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
when should my toddler see a dentist: /#faq-children /services/childrens-dentistry /services/childrens-dentistry#age-1-the-first-visit /services/childrens-dentistry#treatments
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
can i pay monthly: /terms-of-service#private-care /terms-of-service#payment /#faq-cost /fees#ways-to-pay /fees#paying-in-stages
what do you do with my information: /privacy-policy#how-we-use-your-information
guarantee on crowns: /terms-of-service#guarantees
silver fillings while pregnant: /services/general-dentistry#fillings /nhs-information#nhs-or-private
what happens at first visit: /services/general-dentistry#what-to-expect
diabetes and gums: /blog/mouth-and-body#gum-disease-and-diabetes
mouth ulcer for 3 weeks: /#faq-check-up-interval /blog/mouth-and-body#signs-not-to-ignore
blood thinners and tooth extraction: /services/general-dentistry#extractions /emergency-dentist#oral-bleeding /blog/mouth-and-body#medicines-we-need-to-know-about
bus to ripon practice: /locations/nhs-ripon-dentist#park-behind-the-building /accessibility#ripon /locations/nhs-ripon-dentist#practice-title
tell my story on video: /share-your-story /share-your-story#story-form
really bad tooth ache need help now: /emergency-dentist#severe-tooth-pain /#faq-emergency /emergency-dentist
in agony with my tooth its sunday: /emergency-dentist#severe-tooth-pain /#faq-emergency /emergency-dentist /emergency-dentist#clinics-title
swolen cheek and fever: /emergency-dentist#dental-abscess /emergency-dentist#call-999
cant swallow swollen throat: /emergency-dentist#call-999 /emergency-dentist#dental-abscess
pus coming out of gum: /emergency-dentist#dental-abscess
tooth snapped in half: /emergency-dentist#broken-chipped-tooth
tooth got knocked loose in a fight: /emergency-dentist#broken-chipped-tooth /emergency-dentist#knocked-out-tooth /blog/daily-routine#when-to-call-us
my veneer fell off: /emergency-dentist#lost-filling-crown /services/cosmetic-dentistry#veneers
swallowed my crown: /emergency-dentist#lost-filling-crown
socket bleeding after tooth pulled: /emergency-dentist#oral-bleeding /services/general-dentistry#extractions
too many painkillers: /emergency-dentist#severe-tooth-pain /#faq-emergency /emergency-dentist#dental-abscess /emergency-dentist#outside-help
what painkiller for toothache: /emergency-dentist#severe-tooth-pain /#faq-emergency /emergency-dentist#dental-abscess
can my child have aspirin: /emergency-dentist#severe-tooth-pain /emergency-dentist#dental-abscess /#faq-emergency
do i need antibiotics for abscess: /emergency-dentist#dental-abscess
emergency appointment cost: /emergency-dentist#visit-title /emergency-dentist#emergency-treatment /nhs-information#emergency-treatment /#faq-cost /nhs-information#charges
opening times: /#faq-opening-hours
open on christmas eve?: /#contact-bradford /#contact-ripon /#contact-leeds /#faq-opening-hours
are u open sundays: /#faq-opening-hours /#contact-bradford /#contact-ripon /#contact-leeds
email adress bradford: /#contact-bradford /complaints#who-to-contact
how do i get in touch: /#contact /ways-to-reach-us
sign up as nhs patient ripon: /#faq-nhs-patients /blog#how-to-join-our-nhs-list-and-what-to-bring /locations/nhs-ripon-dentist /locations/nhs-ripon-dentist#call-the-practice /#nhs-ripon /nhs-information#register-ripon /nhs-information#how-to-register
is leeds taking nhs: /locations/nhs-leeds-dentist /#nhs-leeds /#faq-nhs-patients
do i need to live near by to register: /#nhs /nhs-information#how-to-register /#faq-register-and-book /nhs-information#choose-bradford-or-ripon /nhs-information#give-us-your-details
nhs charges 2025: /nhs-information#charges /locations/nhs-bradford-dentist#charges-title /locations/nhs-ripon-dentist#charges-title /nhs-information
how much for dentures nhs: /nhs-information#band-3 /services/general-dentistry#crowns-bridges-and-dentures
is dental free when your pregnant: /nhs-information#free-treatment /blog/mouth-and-body#pregnancy /#faq-cost
free dental over 60: /nhs-information#free-treatment
hc2 certificate: /nhs-information#free-treatment
price list: /nhs-information#charges /#faq-cost /services/dental-implants#treatments /services/teeth-whitening#options /nhs-information /fees /fees#prices /fees#by-estimate /fees#private
how much is it to see the hygenist: /services/general-dentistry#hygiene-and-gum-care /nhs-information#nhs-or-private /#faq-cost
teeth straightening adults: /services/cosmetic-dentistry#invisalign /#transformations
invisible braces how long: /services/cosmetic-dentistry#invisalign
gap in front teeth fix: /#gap-between-the-front-teeth /services/cosmetic-dentistry#composite-bonding
missing tooth options: /locations/bradford-dentist#missing-teeth /blog#implant-bridge-or-denture-replacing-a-missing-tooth /services/dental-implants#what-are-the-alternatives
are implants painful: /services/dental-implants#does-having-an-implant-placed-hurt
can diabetics get implants: /services/dental-implants#good-to-know /services/dental-implants#can-anyone-have-an-implant /blog/mouth-and-body#gum-disease-and-diabetes
bleach my teeth: /services/teeth-whitening /services/teeth-whitening#options /services/cosmetic-dentistry#teeth-whitening /#cosmetic-dentistry
whitening while breastfeeding: /services/teeth-whitening#is-there-anyone-who-should-not-have-whitening /services/cosmetic-dentistry#can-i-have-cosmetic-treatment-while-pregnant
whitening kit to use at home: /services/teeth-whitening#option-2
my daughter is 14 wants whiter teeth: /services/teeth-whitening#is-there-anyone-who-should-not-have-whitening /services/teeth-whitening#options
havent been to dentist in 10 years embarrassed: /services/general-dentistry#i-have-not-been-for-years-will-you-tell-me-off /#faq-nervous /services/sedation#i-have-not-been-for-years-where-do-i-start
panic attacks at dentist: /#faq-nervous /locations/bradford-dentist#extra-time-if-youre-nervous /locations/nhs-leeds-dentist#time-for-nervous-patients /services/sedation /services/sedation#time-and-a-stop-signal
gag reflex: /#what-an-itero-scan-shows-and-how-it-feels /#faq-nervous /services/sedation#gas-and-air
do you do sedation: /services/dental-implants#full-arch-implants /#faq-nervous /services/sedation /services/sedation#treatments /services/sedation#gas-and-air /services/sedation#sedation-through-a-vein
how long will my mouth be numb: /#faq-numbness
will the injection hurt: /services/general-dentistry#will-it-hurt /#faq-numbness /#gentle-care
what age can kids start: /#faq-children /#childrens-dentistry /blog/daily-routine#children-start-early /services/childrens-dentistry /services/childrens-dentistry#age-1-the-first-visit
fluoride toothpaste for toddlers: /blog/daily-routine#children-start-early /services/childrens-dentistry#is-fluoride-safe-for-children /services/childrens-dentistry#brush-twice
milk teeth cavities: /blog/daily-routine#children-start-early /#faq-children /nhs-information#therapists-can /#childrens-dentistry /locations/bradford-dentist#childrens-dentistry /services/childrens-dentistry#when-a-baby-tooth-has-decay
how to clean dentures: /blog/daily-routine#dentures-braces-and-dry-mouths /aftercare/new-denture#tonight
blue badge parking: /accessibility#access-at-each-practice /locations/bradford-dentist#where-can-i-park /accessibility#bradford /locations/nhs-ripon-dentist#park-behind-the-building
train station near leeds: /locations/nhs-leeds-dentist#practice-title /locations/nhs-leeds-dentist#getting-here /locations/nhs-leeds-dentist#in-the-centre /#booking-leeds
how do i get to ripon from harrogate: /locations/nhs-ripon-dentist#practice-title /locations/nhs-ripon-dentist#getting-here /accessibility#ripon
disabled toilet: /accessibility#access-at-each-practice /accessibility#bradford /accessibility#leeds /accessibility#ripon
blind guide dog: /accessibility#support-for-visual-needs
urdu speaking dentist: /#samina-hussain /locations/bradford-dentist#in-your-language /#anjali-mehta /#imran-qureshi /which-practice#side-by-side
dementia patient: /#chantelle-brooks /accessibility#support-for-learning-needs-and-autism
how much notice to cancel: /#faq-register-and-book /terms-of-service#appointment-policy
not happy with treatment: /complaints /complaints#step-1-tell-the-practice /complaints#before-you-write-can-we-help-now
refund: /complaints#what-to-include /complaints#step-2-we-look-into-it /terms-of-service#guarantees /terms-of-service#private-care
do you use cookies: /privacy-policy#when-you-visit-this-website
see my dental records: /privacy-policy#your-rights-under-the-gdpr /privacy-policy#security-and-how-long-we-keep-it /privacy-policy#when-you-are-a-patient
female dentist: /#team /#anjali-mehta /#niamh-kelleher /which-practice#side-by-side
wobbly tooth at six: /services/childrens-dentistry#is-a-wobbly-tooth-at-six-normal /services/childrens-dentistry#age-6-the-first-adult-teeth /services/childrens-dentistry
toddler knocked baby tooth out: /services/childrens-dentistry#good-to-know /emergency-dentist#knocked-out-tooth /emergency-dentist/easy-read#a-tooth-is-knocked-out
when do adult teeth come through: /services/childrens-dentistry#table /services/childrens-dentistry#age-6-the-first-adult-teeth
who takes me home after sedation: /services/sedation#who-can-take-me-home /services/sedation#table /services/sedation#going-home
can i eat before sedation: /services/sedation#what-to-expect /services/sedation#on-the-day /services/sedation#the-day-before
gas and air price: /services/sedation#gas-and-air
late bus home from dentist: /which-practice#side-by-side
which practice does implants: /which-practice#side-by-side /services/dental-implants /services/dental-implants#treatments
can i text you: /ways-to-reach-us#texting /accessibility#support-for-hearing-needs
easy read: /emergency-dentist/easy-read /accessibility#support-for-learning-needs-and-autism
smoking after tooth out: /services/general-dentistry#good-to-know /services/general-dentistry#extractions /blog/mouth-and-body#smoking-vaping-and-alcohol /aftercare/extraction#today
how long is the waiting list: /nhs-information#waits
what happens if i ring at night: /emergency-dentist#at-night /emergency-dentist#who-answers
what can i eat after a tooth is taken out: /aftercare/extraction#today /aftercare/extraction#this-week
antibiotics for my heart valve: /blog/tell-us-before-treatment#heart-valves-and-endocarditis
i take warfarin: /blog/tell-us-before-treatment#blood-thinners
latex allergy: /blog/tell-us-before-treatment#allergies
dental insurance: /fees#plans-insurance-and-receipts
`
  .trim()
  .split('\n')
  .map((line) => line.split(': '))
  .map(([question = '', sections = '']) => ({ question, sections: sections.split(' ') }))

/** Of 149: a synonym that would mend one question only is not worth having. */
const least = 142

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
