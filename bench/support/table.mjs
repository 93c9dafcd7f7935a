const whole = (number) => Math.round(number).toLocaleString('en')

/** The figures of one workload as a table in Markdown; the ratios are the first row's figures by this row's. */
export const tableOf = (title, rows) => {
  const [{ name: first, cpu, rate }] = rows
  const ratio = `${first} ÷ it`
  const columns = ['CPU µs', ratio, 'Postgres µs', 'a second', ratio, 'p50 ms', 'p99 ms', 'MB']
  const line = (row) =>
    [
      row.name,
      whole(row.cpu),
      (cpu / row.cpu).toFixed(2),
      whole(row.postgres),
      whole(row.rate),
      (rate / row.rate).toFixed(2),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      whole(row.memory),
    ].join(' | ')
  const head = `| ${title} | ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}`
  return [head, ...rows.map((row) => `| ${line(row)} |`)].join('\n')
}
