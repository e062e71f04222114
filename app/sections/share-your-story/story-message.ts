export type StoryMessage = { title: string; text: string; kind: 'problem' | 'thanks' }
