import type { ShareYourStory } from './model/share-your-story.ts'

/**
 * The testimonial form. A testimonial can reveal health data, so the consent texts are part of
 * the law's requirements: have them checked before you change them. The treatments and ratings to
 * choose from are part of what the server accepts: shared/testimonial.ts.
 */
export const shareYourStory = {
  hero: {
    eyebrow: 'For our patients',
    title: 'Share Your Story',
    lead: 'Somebody who is putting off the dentist may find courage in how it went for you. Tell us a little here, then record a short video on your phone. Honest beats polished.',
    image: { src: 'services/children', alt: 'A smiling tooth holding a star on a string.' },
    actions: [{ label: 'Go to the form', to: '#story-form' }],
  },
  guidanceHeading: {
    title: 'How it works',
    intro: 'You need a phone, a quiet corner and a few minutes.',
  },
  guidance: [
    {
      icon: 'clipboard-check',
      title: 'Fill in the form',
      description: 'Your name, how to reach you, what you were treated for, and your consent.',
    },
    {
      icon: 'chat-bubble-text',
      title: 'We get in touch',
      description:
        'Our team replies within {{policies.testimonialReplyHours}} hours with instructions for uploading your video.',
    },
    {
      icon: 'video-camera',
      title: 'Record your video',
      description:
        '{{policies.testimonialVideoMinutes}} minutes are plenty. Face a window, hold the phone sideways, and say why you came, how it went and how you feel now.',
    },
    {
      icon: 'check-circle',
      title: 'You have the last word',
      description:
        'You see the finished video before anybody else does, and can say no, then or at any time later.',
    },
  ],
  formHeading: {
    title: 'Your story',
    intro:
      'Please leave out the names of other people, and any detail you would not tell a stranger.',
  },
  requiredNote: 'Fields marked with an asterisk (*) are required.',
  fields: {
    firstName: { label: 'First Name *' },
    lastName: { label: 'Last Name *' },
    email: { label: 'Email *', hint: 'We send the upload instructions here.' },
    phone: { label: 'Phone *', hint: 'Only in case the e-mail does not reach you.' },
    treatment: { label: 'Treatment *', placeholder: 'Choose a treatment' },
    rating: { label: 'Rating *' },
    title: {
      label: 'Title *',
      hint: 'A line that sums it up, such as "I stopped hiding my smile".',
    },
    description: {
      label: 'Description',
      hint: 'Optional. A few sentences on what you would like to talk about.',
    },
  },
  consent: {
    title: 'Your consent',
    intro:
      'Speaking about your treatment reveals information about your health. The law protects it specially, so we ask for each use separately. We need the first two to go ahead; the third is up to you.',
    video:
      'I explicitly consent to my video, and the information about my health and treatment in it, being used by the practices as a patient testimonial. *',
    website:
      'I explicitly consent to my first name, my treatment, my rating and my story being displayed on this website. *',
    marketing:
      'I also consent to my testimonial being used in marketing outside this website, such as leaflets and social media. (optional)',
    withdrawal:
      'You can withdraw any of these at any time by e-mail, without giving a reason and without any effect on your care. We then remove your testimonial from wherever we control it.',
  },
  privacyNote: {
    whenDeliveryIsOff:
      'What you write here stays in your browser. At present this form does not send it to us and stores it nowhere, so please also e-mail or call us if you would like to take part.',
    whenDeliveryIsOn:
      'What you write here is sent to our team over an encrypted connection, used only to contact you about your story, and deleted after {{policies.testimonialRetentionDays}} days.',
    policyLink: { label: 'Read our privacy policy', to: '/privacy-policy' },
  },
  problemsTitle: 'Please check these answers',
  /** Beside a field that is missing or cannot be used, and in the list above the form. */
  problems: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter an e-mail address, like name@example.com',
    phone: 'Enter a phone number we can call, like 01632 960110',
    treatment: 'Choose the treatment you had',
    rating: 'Choose a rating',
    title: 'Enter a title for your story',
    description: 'Write the description as plain text',
    consentVideo: 'Tick this box if you agree to your video being used',
    consentWebsite: 'Tick this box if you agree to your story being displayed',
    tooLong: 'This is too long; please shorten it',
  },
  withoutScript: {
    title: 'This form needs JavaScript',
    text: 'It is switched off in your browser, so the form cannot be used here. Please call or e-mail us instead and we will take it from there.',
  },
  helpText: 'Rather talk to somebody?',
  closeToastLabel: 'Close message',
  submitLabel: 'Share My Story',
  sendingLabel: 'Sending...',
  consentRequired: {
    title: 'Consent Required',
    text: 'Please provide consent for video usage and website display.',
  },
  thankYou: {
    title: 'Thank You! 🎉',
    text: "We'll contact you within 24 hours with video upload instructions.",
  },
  deliveryFailed: {
    title: 'Not sent',
    text: 'Your story could not be sent just now. Your answers are still in the form: please try again in a few minutes, or call us.',
  },
} as const satisfies ShareYourStory
