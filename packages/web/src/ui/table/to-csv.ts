export type CsvValue = string | number | boolean | null | undefined;

/**
 * Signs that make a spreadsheet take a cell for a formula, which may then call out (OWASP, "CSV
 * Injection"). The wide ones are the same signs as typed in East Asian texts.
 */
const formulaStart = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;
const needsQuotes = /[",;\r\n\t]|^\s|\s$/;

/** Rows as a file that spreadsheets open; the first one has the headers. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // Numbers are ours, and a minus before one is no formula.
  if (typeof value !== 'string') return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  const mustQuote = harmless !== value || needsQuotes.test(harmless);
  return mustQuote ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
