import type { Blog } from '~/content/blog.ts'

/** What is to come, and what we write about: a list to read, not a filter. */
export function BlogTopics({ comingSoon, categoriesTitle, categories }: Blog) {
  return (
    <section aria-labelledby="coming-soon-title" className="bg-white">
      <div className="container-page section-space grid items-center gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="rounded-card bg-mint p-8 md:p-12">
          <h2 id="coming-soon-title" className="text-h2">
            {comingSoon.title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead">{comingSoon.text}</p>
        </div>
        <div>
          <h2 id="categories" className="text-h2">
            {categoriesTitle}
          </h2>
          <ul className="mt-6 flex flex-wrap gap-3">
            {categories.map((category) => (
              <li key={category} className="rounded-pill bg-cream px-5 py-2.5 font-medium text-ink">
                {category}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
