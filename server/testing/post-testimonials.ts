import { sampleTestimonial } from './sample-testimonial.ts'

/** Posts to the given servers in turn, each time as another visitor; gives the ids accepted. */
export async function postTestimonials(
  count: number,
  urls: string[],
  onAccepted: () => void = () => {},
): Promise<string[]> {
  const posts = Array.from({ length: count }, async (_, index) => {
    const testimonial = sampleTestimonial()
    const answer = await fetch(`${urls[index % urls.length]}/api/testimonials`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `81.${Math.floor(index / 200)}.${index % 200}.7`,
      },
      body: JSON.stringify(testimonial),
    })
    if (answer.status !== 202) return []
    onAccepted()
    return [testimonial.submissionId]
  })
  const results = await Promise.allSettled(posts)
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}
