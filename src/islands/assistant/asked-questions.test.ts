import { describe, expect, test } from 'vitest'
import { readContent } from '~/content/read-content.ts'
import { clockLabel } from '~/lib/opening-hours.ts'
import { answersTo } from './answer-question.ts'
import type { AssistantPractice } from './gather-knowledge.ts'
import type { Answer } from './knowledge.ts'
import { siteKnowledge } from './site-knowledge.fixture.ts'

const {
  charges,
  contact,
  emergency,
  faq,
  freeCare,
  group,
  nhsInformation,
  nhsSection,
  policies,
  practices,
  prices,
  team,
} = readContent('content', (text) => text)

const knowledge = await siteKnowledge()
const { bradford, ripon, leeds } = practices
const phones = [bradford.phone, ripon.phone, leeds.phone]
const faqAnswer = (id: string) => faq.find((item) => item.id === id)?.answer ?? `no answer ${id}`
const card = (title: (typeof emergency.cards)[number]['title']) =>
  emergency.cards.find((one) => one.title === title)?.whatToDo[0] ?? `no card ${title}`
const onNhs = (topic: string) =>
  nhsInformation.comparison.rows.find((row) => row.topic === topic)?.nhs.slice(1) ??
  `no row ${topic}`

const price = (id: string) => prices[id]?.from ?? `no price ${id}`

const { band1, band2, band3 } = charges
const implants = [price('implantSingle'), price('implantFullArch')]
const whitening = [price('whiteningInOffice'), price('whiteningTakeHome')]
const bands = [band1.price, band2.price, band3.price]
const weekdays = contact.hoursLabels.weekdays
const exempt = freeCare.groups[0]?.who ?? 'no group'
const sorry = ['sorry', ...phones]
const unknown = [...phones, 'receptionist']
const interpreter = ['interpreter', '999', ...phones]

/** 999 to press first, and every practice. */
const danger = Symbol('danger')
/** The practices before anything else, and when to call 999. */
const urgent = Symbol('urgent')

type Kind = typeof danger | typeof urgent
type Question = [
  asked: string,
  /** What a useful first answer contains; after a list of its own, what the whole reply does. */
  says: readonly (string | RegExp | Kind)[],
  elsewhere?: readonly string[],
  never?: readonly string[],
]

const questions: Record<string, Question[]> = {
  danger: [
    ['my face is puffy', [danger], [card('Dental abscess')]],
    ['my jaw is locked', [danger]],
    ['I bit my tongue and it won’t stop', [danger], [card('Oral bleeding')]],
    ['wont stop bleading', [danger], [card('Oral bleeding')]],
    ['had a tooth out this morning and its still bleeding', [danger], [card('Oral bleeding')]],
    ['swolen face', [danger]],
    ['my eye is closing up from the swelling', [danger]],
    ['me gob’s swelled up summat rotten', [danger]],
    ['neck swollen and cant swallow', [danger]],
    ['i cant breath properly since the injection', [danger]],
    ['cant open my mouth more than a cm', [danger]],
    ['abscess and a high temperature', [danger], [card('Dental abscess')]],
    ['tooth infection and now im shivering', [danger]],
    [
      'son fell off his bike banged his head and tooth came out',
      [danger],
      [card('Knocked-out tooth')],
    ],
    ['knocked me front tooth out', [danger], [card('Knocked-out tooth')]],
    ['tooth knocked out playing rugby what do i do', [danger], [card('Knocked-out tooth')]],
    ['got smacked in the face and my teeth are loose', [danger]],
    ['how do i stop my mouth bleeding its pouring', [danger]],
    ['blood everywhere help', [danger]],
    ['is a swollen jaw dangerous', [danger]],
    ['he’s collapsed', ['999', '111']],
    [
      'i took too many paracetamol for my toothache',
      ['999', 'A severe allergic reaction'.slice(2)],
    ],
    ['one side of my face is drooping', ['999']],
    ['i want to kill myself', ['999', '116 123']],
    ['pain so bad i want to die', ['999', '116 123']],
    ['my breth is short and throat feels tight', [danger]],
    ['swelling under me tongue', [danger]],
    ['swallowed a bit of my crown and im coughing', [danger]],
  ],
  pain: [
    ['tooth ake', [urgent], [card('Severe tooth pain')]],
    ['toothache', [urgent], [card('Severe tooth pain')]],
    ['me tooth’s killing us', [urgent], [card('Severe tooth pain')]],
    ['me wang tooth’s giving me reyt gyp', [urgent]],
    ['my crown came off', [urgent], [card('Lost filling/crown')]],
    ['filling fell out', [urgent], [card('Lost filling/crown')]],
    ['broke a tooth on a pork scratching', [urgent], [card('Broken/chipped tooth')]],
    ['i have an absess', [urgent], [card('Dental abscess')]],
    ['not slept all night with this tooth, in agony', [urgent]],
    ['emergency', [urgent]],
    ['can you see me today im in pain', [urgent]],
    ['wisdom tooth hurts', [urgent]],
    ['my filling fell out, how much is a new one', [urgent], [band2.price]],
    ['how much is an emergency appointment', [urgent], [charges.emergency.price]],
    ['my toddler has toothache', [urgent]],
    ['what painkillers can i take for toothache', [urgent], ['paracetamol or ibuprofen']],
  ],
  prices: [
    ['cost of implants', implants, [], [band3.price]],
    ['how much are implants', implants],
    ['how much is a single implant', [price('implantSingle')]],
    ['all on 4 price', [price('implantFullArch')]],
    ['how much is whitening', whitening, [], bands],
    ['teeth whitning price', whitening],
    ['whitening', whitening],
    ['how much is a crown on the NHS', [band3.name, band3.price]],
    ['is my filling covered by the NHS', [/\byes\b/, band2.name, band2.price]],
    ['nhs root canal cost', [band2.name, band2.price]],
    ['how much for dentures', [band3.price]],
    ['how much is a check up', [band1.price]],
    ['cost of filling', [band2.price]],
    ['how much to have a tooth out', [band2.price]],
    ['scale and polish price', [band1.price]],
    ['how much is the hygenist', [band1.price]],
    ['veneers', [price('veneers')]],
    ['vaneers how much per tooth', [price('veneers'), 'per tooth']],
    ['composite bonding cost', [price('bonding')]],
    ['how much is invisalign', [/Invisalign/, /[Pp]rice|£/]],
    ['can i get implants on the nhs', [onNhs('Implants'), price('implantSingle')]],
    ['can you get whitening on nhs', [onNhs('Whitening, and veneers for looks')]],
    ['braces on the nhs?', [onNhs('Straightening teeth')]],
    ['price list', [...bands, ...whitening, ...implants]],
    ['how much', bands],
    ['what are the nhs bands', [...bands, 'Crowns']],
    ['what does band 2 cover', [band2.price, 'Fillings']],
    ['do you do crowns privately and how much', [band3.price, 'rivate']],
    ['how much brass for a new set of falsies', [band3.price]],
    ['do pensioners pay', [exempt]],
    ['im on universal credit do i have to pay', ['Universal Credit']],
    ['is it free when pregnant', [/12 months/]],
    ['17 and at college do i pay', [exempt]],
    ['can i pay in instalments', ['spread the treatment']],
    ['cheapest way to get a missing tooth replaced', [price('implantSingle')]],
    ['how much are dentures that clip onto implants', [price('implantDentures')]],
  ],
  practices: [
    ['parking', ['multi-storey', /free patient parking/i, 'Woodhouse Lane']],
    [
      'where are you in Ripon',
      [ripon.address.street, ripon.address.postcode],
      [],
      [leeds.address.street],
    ],
    ['leeds address', [leeds.address.postcode]],
    ['can i park outside bradford', ['Blue Badge'], [], [leeds.address.street]],
    ['which bus for ripon', ['36']],
    ['opening times', [weekdays, clockLabel(leeds.hours.weekdays.close)]],
    ['are you open on saturday', [contact.hoursLabels.saturday, contact.hoursLabels.closed]],
    [
      'wot time do u close in leeds',
      [clockLabel(leeds.hours.weekdays.close)],
      [],
      [ripon.tradeName],
    ],
    ['open christmas day?', ['Christmas Day']],
    ['phone number', phones],
    ['bradford phone', [bradford.phone]],
    ['email address', [bradford.email, leeds.email]],
    ['whats your number in leeds', [leeds.phone]],
    ['ripon', [ripon.address.street]],
    ['are you takin on nhs patients', [nhsSection.acceptingLabel, nhsSection.fullLabel]],
    ['nhs dentist leeds', [leeds.tradeName, nhsSection.fullLabel]],
    ['is leeds private only', [leeds.tradeName, nhsSection.fullLabel]],
    ['any nhs places in bradford', [nhsSection.acceptingLabel]],
    ['how do i register', [/patient portal/]],
    ['book appointment', ['Register & Book at Leeds']],
    ['need an apointment in ripon', ['Register & Book at Ripon']],
    ['i need to cancel my appointment', [`${policies.appointmentNoticeHours} hours`]],
    ['im gonna be late for my appointment', ['call us', ...phones]],
    ['who are your dentists', [team[0]?.name ?? 'nobody']],
    ['wheelchair access', ['step-free']],
    ['is there a disabled toilet', ['step-free']],
    ['do you have interpreters', ['interpreter']],
    ['do you speak urdu', ['interpreter']],
  ],
  care: [
    ['do you do invisaline', [/aligners/]],
    ['do you do braces', [/aligners/]],
    ['i am scared of the dentist', [faqAnswer('nervous')]],
    ['terrified, not been for 10 years', [faqAnswer('nervous')]],
    ['does root canal hurt', [/numb/]],
    ['will it hurt', [faqAnswer('numbness')]],
    ['how long does a filling take', ['30 to 90']],
    ['how long does whitening last', [/1-3 years/]],
    ['how often should i have a check up', [/3 months to 2 years|two years/]],
    ['when should my baby see a dentist', [faqAnswer('children')]],
    ['do you see kids', [faqAnswer('children')]],
    ['bonding or veneers', ['Bonding adds material']],
    ['how long do implants last', ['decades']],
    ['can i smoke after having a tooth out', ['48 hours']],
    ['do i need to stop my blood thinners', ['Do not stop']],
    ['my gums bleed when i brush', [/gum/i, band1.price]],
    ['do you do sedation', ['Sedation', ...phones]],
    ['mouth ulcer not gone after 3 weeks', ['three weeks', ...phones]],
    ['can i see a proper dentist on nhs or is it a therapist', ['therapist']],
    ['guarantee on crowns', [policies.guarantees.crownsAndBridges]],
    ['can a 16 year old get whitening', [/18/]],
    ['do you fix dentures', [/denture/i]],
    ['i grind my teeth at night', ['night guard']],
  ],
  'two at once': [
    ['how much is a check up and are you open on saturday?', [band1.price], [weekdays]],
    ['where are you and do you take nhs', [bradford.address.street], [nhsSection.fullLabel]],
    ['do you do implants and how much are they', implants],
    ['whats the price of veneers and whitening', [price('veneers')], whitening],
    ['im nervous and need a filling', [faqAnswer('nervous')], [band2.price]],
    ['phone number for leeds? also can i park there', [leeds.phone], ['Woodhouse Lane']],
    ['can i register my kids, and is it free for them?', [/portal|register/i], ['free']],
  ],
  anger: [
    ['your service is disgusting', sorry],
    ['absolute joke been waiting 3 weeks for a call back, nobody answers', sorry],
    ['i want to make a complaint', sorry],
    ['receptionist was so rude to me', sorry],
    ['i want my money back', sorry],
    ['this is fucking ridiculous', sorry],
    ['youve cancelled on me twice you useless lot', sorry],
  ],
  'other languages': [
    ['boli mnie ząb', ['999', 'tłumacza'], [...phones, 'interpreter']],
    ['ile kosztuje plomba', ['tłumacza'], interpreter],
    ['czy mówicie po polsku', ['tłumacza'], interpreter],
    ['mere daant mein bohot dard hai', ['999', 'tarjuman'], interpreter],
    ['میرے دانت میں درد ہے', ['999', 'ترجمان'], interpreter],
    ['ਮੇਰੇ ਦੰਦ ਵਿੱਚ ਦਰਦ ਹੈ', ['999', 'ਦੁਭਾਸ਼ੀਏ'], interpreter],
    ['mă doare dintele', ['999', 'interpret'], interpreter],
    ['cat costa o plomba', ['interpret'], interpreter],
    ['عندي ألم في أسناني', ['999', 'مترجم'], interpreter],
    ['me duele una muela', ['999', 'intérprete'], interpreter],
    ['У мене болить зуб', ['999', 'перекладача'], interpreter],
    ['ምን ያህል ነው', interpreter],
  ],
  'not known': [
    ['What is the capital of Peru?', unknown],
    ['do you do botox', unknown],
    ['do you take denplan', unknown],
    ['asdfghjkl', unknown],
    ['are you hiring dental nurses', unknown],
    ['🦷', unknown],
  ],
  'asked when the rest worked': [
    ['my mums lips and tongue have swollen up after taking amoxicillin', [danger]],
    ['jaw wont close after yawning', [danger]],
    ['tooth got pulled 6 hrs ago and i keep swallowing blood', [danger], [card('Oral bleeding')]],
    ['hot and shaky with a bad tooth and my cheek is rock hard', [danger]],
    [
      'kid ran into a wall and his adult front tooth is completely out',
      [danger],
      [card('Knocked-out tooth')],
    ],
    ['red swelling going down my neck from tooth', [danger]],
    ['i dont want to be here any more', ['999', '116 123']],
    ['my husband fainted in the bathroom after his extraction', ['999']],
    ['strugling to swallow my own spit', [danger]],
    ['hit in mouth with hockey stick, feeling sick', [danger]],
    ['gum is bleeding loads wont clot', [danger]],
    ['cant feel my face and its swelled', [danger]],
    ['bottom tooth reyt sore, cant bite on it', [urgent]],
    ['back tooth snapped in half', [urgent], [card('Broken/chipped tooth')]],
    ['my temporary crown keeps falling off', [urgent], [card('Lost filling/crown')]],
    ['got a massive hole where my filling was', [/Call|filling/i]],
    ['is there anyone on sunday night for a bad tooth', [/Call|24\/7/]],
    ['dentist near me open now toothache', [urgent]],
    ['baby tooth is black', [...phones.slice(0, 0), /child|tooth|check/i]],
    ['lump on gum with yellow stuff coming out', [urgent]],
    ['prise of a bridge', [band3.price]],
    ['how much are vineers', [price('veneers')]],
    ['whats it cost to get a tooth pulled on nhs', [band2.name, band2.price]],
    ['do i pay for each filling or all together', [band2.price]],
    ['costs for teeth bleaching at home', [price('whiteningTakeHome')]],
    ['full mouth of implants price please', [price('implantFullArch')]],
    ['how much is a private check up', [/[Pp]rivate/]],
    ['is hygienist free on nhs', [band1.price]],
    ['what do you charge for xrays', [band1.price]],
    ['can i get a denture on the nhs', [band3.name, band3.price]],
    ['how much to fix a chipped front tooth', [/£/]],
    ['does pip get me free dental', [exempt]],
    ['ive got an hc2 certificate', ['HC2']],
    ['do veterans get free dental treatment', [exempt]],
    ['what happens if i cant pay', [/spread|difficult|money/]],
    ['bus from harrogate', ['36']],
    ['what floor are you on in leeds', [/step-free|lift|access/i]],
    ['do you shut for dinner', ['Lunch']],
    ['r u open nye', [weekdays]],
    ['owt free this week in bradford', [/portal|call/i]],
    ['how do i get hold of the ripon lot', [ripon.phone]],
    ['postcode for sat nav leeds', [leeds.address.postcode]],
    [
      'how long is the waiting list for nhs leeds',
      [/list in Leeds is full/],
      [nhsSection.fullLabel],
    ],
    ['can i switch dentists from another practice', [/register|portal/i]],
    ['do i need to live in bradford to register', [/do not (have|need) to live/i]],
    ['forgot when my appointment is', phones],
    ['my little lad is frightened of the dentist', [/nervous|stop signal|child/i]],
    ['can i have a tooth out while im on warfarin', ['Do not stop']],
    ['how long will my mouth be numb', ['1 to 3 hours']],
    ['are implants better than dentures', [/implant/i]],
    ['do i need a crown after root canal', [/\broot\b/i], ['crown']],
    ['can pregnant women have xrays', [/[Pp]regnan/]],
    ['what is a dental therapist', ['therapist']],
    ['can i have someone in with me', [/bring some(body|one)|carer/]],
    ['shambles of a place, waited an hour past my time', sorry],
    ['you charged me twice', sorry],
    ['who do i speak to about bad treatment', sorry],
    ['gdzie jesteście', ['tłumacza'], interpreter],
    ['mainu dand vich peer hai', ['999'], interpreter],
    ['do you sell gift vouchers', unknown],
  ],
  'asked last': [
    ['woke up and half my face is like a football', [danger]],
    ['cant get my breath and lips tingling after the dentist', [danger]],
    ['dad is on apixaban and his gum hasnt stopped oozing since this morning', [danger]],
    ['been sick twice and my wisdom tooth side is swollen', [danger]],
    ['fell down stairs, two front teeth pushed back', [danger]],
    ['puppy headbutted me tooth is hanging by a thread', [danger]],
    ['my jaw popped and now my teeth dont meet', [danger]],
    ['swelling is nearly up to my eye now', [danger]],
    ['im 8 months pregnant with an abcess and a fever', [danger]],
    ['bit through my lip it is gaping open', [danger]],
    ['i cant cope i want to end it', ['999', '116 123']],
    ['took 10 nurofen today cos of toothache', ['999']],
    ['nerve pain shooting up my jaw', [urgent]],
    ['lost a veneer', [urgent], [card('Lost filling/crown')]],
    ['me filling’s come out an it’s reyt sharp', [urgent], [card('Lost filling/crown')]],
    ['tooth feels too high after filling and it hurts to bite', [urgent]],
    ['something stuck between teeth really painfull', [urgent]],
    ['my 4 year old has a hole in her tooth and is crying', [urgent]],
    ['i think i have an infection under my bridge', [urgent]],
    ['antibiotics for tooth infection', [/Call|tooth needs treatment/]],
    ['wats the cost 4 a white filling', [/[Pp]rice|£/]],
    ['how dear are them invisible braces', [/Invisalign/]],
    ['nhs price for 2 extractions', [band2.name, band2.price]],
    ['scaling charges', [band1.price]],
    ['is root canal included in band 2', [band2.name, band2.price]],
    ['how much are veneers for 6 teeth', [price('veneers'), 'per tooth']],
    ['whitening trays price', whitening],
    ['can i get white fillings on nhs', [/£|silver|white/i]],
    ['do kids pay', [/free/]],
    ['i had a baby 3 months ago is my treatment free', ['12 months']],
    ['cost of an implant supported denture', [price('implantDentures')]],
    ['do you price match turkey', [/£|price/i]],
    ['what time do u open tmrw', [weekdays]],
    ['is leeds open monday morning', [weekdays], [], [ripon.tradeName]],
    ['nearest one to harrogate', ['36']],
    ['are you wheelchair freindly', ['step-free']],
    ['is there a car park at leeds', ['Woodhouse Lane']],
    ['can i email a photo of my tooth', [bradford.email]],
    ['bradfrod number', [bradford.phone]],
    ['nhs list bradford still open?', [nhsSection.acceptingLabel]],
    ['can i sign up my mum', [/portal/]],
    ['wanna book a cleaning', [/portal|Scale|clean/i]],
    ['do you have a hygienist in ripon', [/clean|plaque|gum/i]],
    ['i missed my appointment will i be charged', [/never charged/]],
    ['do you text reminders', [/portal|call/i]],
    ['can i eat before my appointment', [/eat|call/i]],
    ['what age can you get implants', [/adult|jaw|call/i]],
    ['do implants set off airport scanners', [/implant|call/i]],
    ['will i be able to drive after injection', [/numb/i]],
    ['is the dentist gentle with autistic kids', [/quiet|longer|time/]],
    ['my gums have gone down loads', [/gum/i]],
    ['teeth moving since i lost my retainer', [/aligner|retainer/i]],
    ['do you treat tmj', ['jaw joint']],
    ['what toothpaste do you recommend', [/brush|tooth/i]],
    ['bloody joke you lot never pick up the phone', sorry],
    ['dentist was rough and made me bleed, want to report him', [/sorry|Call/]],
    ['nikt nie odbiera telefonu, czy macie wolne terminy', ['tłumacza'], interpreter],
    ['kam doktor lazim', interpreter],
    ['do you do hair transplants', unknown],
    ['wot is the wifi password', unknown],
  ],
  'asked after that': [
    ['my throat feels like its closing after numbing', [danger]],
    ['toddler slipped in bath tooth gone up into gum', [danger]],
    ['mouth wont open since wisdom teeth op', [danger]],
    ['wife has a temp of 39 and an abscess', [danger]],
    ['it keeps bleeding through the gauze', [danger]],
    ['under my jaw is hard and swollen', [danger]],
    ['got hit with a golf ball in the mouth', [danger]],
    ['tooth out saturday, now the socket is bleeding again badly', [danger]],
    ['i feel like killing myself with this pain', ['999', '116 123']],
    ['nan has gone unconscious in your waiting room', ['999']],
    ['eyelid swelling from bad tooth', [danger]],
    ['dribbling and cant swallow', [danger]],
    ['gums are throbbin', [urgent]],
    ['chipped me tooth on a fork', [urgent], [card('Broken/chipped tooth')]],
    ['my bridge came loose', [urgent], [card('Lost filling/crown')]],
    ['it hurts when i drink cold water', [urgent]],
    ['had a filling last week now its agony', [urgent]],
    ['i need seeing today mate', [/Call|portal/]],
    ['tooth pain pregnant what can i take', [urgent]],
    ['bad taste and a bubble on my gum', [/Call|gum/]],
    ['price for teeth cleaning', [band1.price]],
    ['how much 4 extraction', [band2.price]],
    ['implnts cost', implants],
    ['are crowns expensive', [band3.price]],
    ['bridge cost nhs', [band3.name, band3.price]],
    ['private filling price', [/[Pp]rivate/]],
    ['how much is it to see a dentist', [band1.price]],
    ['cost of 2 fillings and a crown', [/£/], [band3.price]],
    ['bonding prices leeds', [price('bonding')]],
    ['how much does it cost to replace one tooth', [price('implantSingle')]],
    ['do over 60s get free dental', [exempt]],
    ['i get pension credit', ['Pension Credit']],
    ['whats cheaper bonding or veneers', [/£|costs less/]],
    ['nhs charges 2025', bands],
    ['ripon opening hours', [weekdays], [], [leeds.tradeName]],
    ['are u open late', [weekdays]],
    ['how do i get to bradford one by train', ['Interchange'], [], [leeds.address.street]],
    ['is parking free', [/free patient parking/i]],
    ['can i speak to someone', phones],
    ['give us ya number', phones],
    ['you full up in leeds for nhs?', [nhsSection.fullLabel]],
    ['want to join as a new patient', [/portal/]],
    ['need to move my apointment to next week', [/notice|portal/]],
    ['do you have dentist who speaks polish', ['interpreter']],
    ['im deaf how do i contact you', [/Sign Language|interpreter/]],
    ['what is composite bonding', [/resin/]],
    ['whats invisalign like', [/aligners/]],
    ['how many visits for a crown', ['visits']],
    ['how long do veneers take', ['visits']],
    ['do you take x rays of kids', [/X-ray|child/]],
    ['does the injection hurt', [/numb/]],
    ['my gums are receding', [/gum/i]],
    ['can diabetics have implants', [/implant|diabetes|call/i]],
    ['do you use mercury fillings', [/filling/i]],
    ['i hate you lot you ruined my teeth', sorry],
    ['no one rang me back, appalling', sorry],
    ['Dzień dobry, chciałbym umówić wizytę', ['tłumacza'], interpreter],
    ['assalam o alaikum mujhe appointment chahiye', ['tarjuman'], interpreter],
    ['牙疼', ['999', '口译员'], interpreter],
    ['can you help with my passport photo', unknown],
  ],
  talk: [
    ['hello', ['Ask me']],
    ['ey up', ['Ask me']],
    ['thanks love', ['welcome']],
    ['are you a robot', ['not a person', ...phones]],
  ],
}

const all = Object.values(questions)
  .flat()
  .map(([asked, says]) => ({ asked, says }))

/** Everything of an answer that a visitor reads. */
function printed({ text, calls = [], lines = [], facts, towns = [], link }: Answer) {
  const practicesShown = knowledge.practices
    .filter(
      ({ town }) =>
        towns.length === 0 || facts === 'nhsStatus' || facts === 'phones' || towns.includes(town),
    )
    .map((practice) => `${practice.name}, ${practice.town}: ${factOf(practice, facts)}`)
  return [
    ...calls.map(({ label }) => label),
    text,
    ...lines.map(({ label, text: line }) => [label, line].filter(Boolean).join(': ')),
    link?.label,
    ...(facts ? practicesShown : []),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

function factOf(practice: AssistantPractice, fact: Answer['facts']) {
  const facts = {
    phones: practice.phone,
    hours: practice.hours.map(({ label, hours }) => `${label} ${hours}`).join(', '),
    nhsStatus: practice.nhsStatus,
    portals: practice.portal.label,
    addresses: `${practice.address} ${practice.travel} ${practice.phone}`,
    emails: practice.email,
    team: practice.team.join(', '),
  }
  return fact && facts[fact]
}

const has = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)

/** What is missing in the reply, or is there and must not be. */
function faults([asked, says, elsewhere = [], never = []]: Question): string[] {
  const answers = answersTo(asked, knowledge)
  const first = answers[0] ? printed(answers[0]) : ''
  const reply = answers.map(printed).join('\n')
  const kinds = says.filter((wanted) => typeof wanted === 'symbol')
  return [
    ...kinds.flatMap((kind) => dangerFaults(kind, answers, first)),
    ...says
      .filter((wanted) => typeof wanted !== 'symbol')
      .filter((wanted) => !has(first, wanted))
      .map((wanted) => `the first answer lacks ${wanted}`),
    ...elsewhere.filter((wanted) => !has(reply, wanted)).map((wanted) => `lacks ${wanted}`),
    ...never.filter((wrong) => has(first, wrong)).map((wrong) => `says ${wrong}`),
    ...[/undefined|null|NaN|\{|\}/].filter((wrong) => has(reply, wrong)).map(String),
  ]
}

function dangerFaults(kind: Kind, [answer]: Answer[], first: string) {
  const calls999 = answer?.calls?.[0]?.phone === '999'
  return [
    ...phones.filter((phone) => !first.includes(phone)).map((phone) => `lacks ${phone}`),
    ...(first.includes('999') ? [] : ['lacks 999']),
    ...(kind === danger && !(calls999 && /^Call 999/.test(answer?.text ?? ''))
      ? ['999 does not come first']
      : []),
    ...(kind === urgent && calls999 ? ['alarms without need'] : []),
  ]
}

// What a question finds follows the words of the site, which an owner chooses.
describe.runIf(group.sample).each(Object.entries(questions))('%s', (_, list) => {
  test.each(list)('%j', (...question) => {
    expect(faults(question)).toEqual([])
  })
})

test('there are at least 150 questions, as people type them', () => {
  expect(all.length).toBeGreaterThanOrEqual(150)
})

test('nobody who asks about anything else is sent to 999', () => {
  const harmless = all.filter(({ says }) => !says.includes(danger) && !says.includes('999'))
  const alarmed = harmless.filter(({ asked }) =>
    answersTo(asked, knowledge).some(({ calls }) => calls?.length),
  )
  expect(alarmed.map(({ asked }) => asked)).toEqual([])
})

test('every price it names stands in the content', () => {
  const content = JSON.stringify({ charges, prices })
  for (const { asked } of all)
    for (const price of answersTo(asked, knowledge)
      .map(printed)
      .join(' ')
      .match(/£[\d,.]*\d/g) ?? [])
      expect(content).toContain(price)
})
