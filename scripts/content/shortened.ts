export const shortened = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1).trimEnd()}…` : text
