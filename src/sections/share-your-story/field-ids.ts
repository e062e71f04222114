/** Elements that the island finds (islands/story-form): a field, what is wrong with it, the counter. */
export const fieldId = (field: string) => `story-${field}`
export const problemId = (field: string) => `story-${field}-problem`
export const counterId = 'story-counter'
