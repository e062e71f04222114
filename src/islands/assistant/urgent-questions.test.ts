import { describe, expect, test } from 'vitest'
import { answersTo } from './answer-question.ts'
import { siteKnowledge } from './site-knowledge.fixture.ts'

const knowledge = await siteKnowledge()
const { emergency, otherDangers } = knowledge
const urgentTexts = [emergency.text, emergency.painAnswer, ...otherDangers.map(({ text }) => text)]

/** What comes first is about emergency care. */
const isUrgent = (asked: string) => {
  const [first] = answersTo(asked, knowledge)
  return urgentTexts.includes(first?.text ?? '')
}

/** 999 can be pressed before anything else. */
const isDangerous = (asked: string) => answersTo(asked, knowledge)[0]?.calls?.[0]?.phone === '999'

describe('danger, as people type it', () => {
  test.each([
    // Swelling
    'my face is puffy',
    'Face has swollen up overnight',
    'swolen face',
    'my cheek is sweling',
    'one side of my face has blown up like a balloon',
    'my jaw has puffed up',
    'My neck is swollen and it hurts to turn my head',
    'swelling under my tongue',
    'my tongue feels like its swelling',
    'lips swelled up after the injection',
    'the swelling is spreading to my eye',
    'cant open my eye because of the swelling',
    'how do I get rid of a swollen face',
    'is a swollen jaw dangerous?',
    'big lump on my jaw and I feel ill',
    'my cheek has gone huge',
    'my tounge is swollen',
    'my face blew up overnight',
    // Breathing and swallowing
    'struggling for breath',
    "can't breathe",
    'i cant breath',
    'finding it hard to breathe',
    'struggling to breath since my tooth was pulled',
    'I have trouble swallowing',
    'can not swalow',
    'it hurts when I swallow and my mouth is swollen',
    'what if somebody cannot swallow',
    'feels like my throat is closing',
    'I think I am choking on a piece of tooth',
    'having an allergic reaction',
    // Jaw and mouth
    'my jaw is locked',
    'jaw stuck open',
    "I can't open my mouth",
    'cannot get my mouth open more than a finger',
    'my mouth wont close',
    'i think ive dislocated my jaw',
    'lockjaw',
    'broken jaw?',
    // Bleeding
    'it will not stop bleeding',
    "it won't stop bleeding",
    'wont stop bleading',
    'tooth out yesterday and still bleeding',
    'how do i stop the bleeding it just doesnt stop',
    'blood everywhere',
    'mouth keeps filling with blood',
    'bit my tongue and it won’t stop',
    'bleeding heavily after extraction',
    'my gum has been bleeding for hours',
    'ive bitten my tongue badly',
    'gums wont stop bleeding',
    'extraction yesterday wont stop blood',
    'vomiting blood',
    'coughing up blood',
    // Knocks
    'my baby fell and his tooth went through his lip',
    // Not the tooth alone
    'I took too many painkillers',
    'overdose of paracetamol',
    'one side of my face is drooping',
    'passed out after an extraction',
    'tooth knocked out playing rugby',
    'what to do when a tooth is knocked out',
    'my son fell off his bike and his front tooth came out',
    'i fell off a ladder and my jaw hurts',
    'fell off bike, chin is sore',
    'I got punched in the mouth',
    'got hit in the jaw with a cricket ball',
    'car accident, jaw hurts',
    'fell over and smashed my teeth',
    'hit my face and feel sick and dizzy',
    'my daughters front tooth got knocked out',
    'someone punched my jaw',
    // Infection
    'toothache and fever',
    'tooth infection and I have a high temperature',
    'abscess and im shivering',
    'could it be sepsis',
  ])('%j', (asked) => {
    expect(isDangerous(asked)).toBe(true)
  })
})

describe('pain and damage, as people type it', () => {
  test.each([
    'I have terrible toothache',
    'my wisdom tooth is infected',
    'my tooth hurts',
    'it hurts',
    'in agony',
    'are you open? in pain',
    'can you see me today, my tooth is killing me and it hurts',
    'is it normal that my tooth hurts after a filling',
    'my crown fell out',
    'my crown fell off',
    'cap fell off',
    'my bridge fell off last night',
    'a piece of my tooth fell off',
    'my filling fell out, how much is a new one',
    'i have an absess',
    'I’ve chipped a front tooth',
    'my tooth is broken, are you open?',
    'my gum is swollen',
    "It's urgent!",
    'do you see emergencies',
  ])('%j', (asked) => {
    expect(isUrgent(asked)).toBe(true)
    expect(isDangerous(asked)).toBe(false)
  })
})

describe('harmless', () => {
  test.each([
    'do you do fillings',
    'my teeth are sensitive to temperature',
    'lip fillers bigger lips',
    'my gums still bleed when I floss',
    'not sure whether to stop my blood thinner',
    'wheelchair access for stroke patients',
    'I am a nervous patient',
    "I'm scared it will hurt",
    'I am afraid of pain',
    'does whitening hurt',
    'Will it hurt?',
    'will I feel pain during an implant',
    'is a root canal painful?',
    'how swollen gums are treated by hygienist?',
    'do you treat bleeding gums',
    'how do I stop my gums bleeding',
    'my gums bleed when I brush',
    'do you repair chipped teeth',
    'how much is it to fix a broken tooth',
    'I am not in pain, I just want a check-up',
    'no pain, just a check up please',
    'how can I get rid of bad breath',
    'I cannot get rid of my bad breath',
    'my toddler will not open his mouth for the dentist',
    'are you open on Saturday?',
    'when do you open and close',
    'I can’t find your phone number',
    'I cannot speak English, do you have an interpreter?',
    'what if I have to stop my appointment',
    'do I need to stop my blood thinners',
    'when do baby teeth fall out',
    'Do I need an injection?',
    'how long will I be numb',
    'how much is whitening',
    'can I park outside the practice',
    'I looked at my teeth and picked a shade',
    'my jaw clicks',
    'do you make night guards for grinding teeth',
    'how do I register my children',
    'are you accepting NHS patients',
    'I can’t open your website on my mobile',
    'are extractions painful',
    'is the swelling normal after implants',
    'do you do mouth guards for rugby',
    'do you fix broken dentures',
    'is a dental accident covered by your plan',
    'What is the capital of Peru?',
    '',
    '🦷',
    'a'.repeat(10_000),
  ])('%j', (asked) => {
    expect(isUrgent(asked)).toBe(false)
  })
})
