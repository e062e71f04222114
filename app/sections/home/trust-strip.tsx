/** Patients, clinics and years, on one dark band under the hero. */
export function TrustStrip({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <div className="container-page relative pb-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 rounded-card bg-ink px-6 py-7 text-white md:grid-cols-4 md:px-10">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end md:border-white/20 md:not-first:border-l md:not-first:pl-8"
          >
            <dt className="text-small text-white/85">{label}</dt>
            <dd className="font-display text-[1.75rem] leading-tight md:text-[2rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
