/** Times and phrases that several service pages use, so that they stand in one place. */
export const cleaningTime = '30-60 min'
export const fillingTime = '30-90 min'
export const numbnessTime = '1-3 h'
export const implantHealing = '3-6 months'
export const afterExamination = 'Price after examination'
export const privateAfterExamination = 'Private: price after examination'
