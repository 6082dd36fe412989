export type CsvValue = string | number | boolean | null | undefined;

/** Characters that make a spreadsheet take a cell for a formula (OWASP, "CSV Injection"), also in full width. */
const formulaStart = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;
const needsQuotes = /[",;\r\n\t]|^\s|\s$/;

export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // A minus before a number is no formula.
  if (typeof value !== 'string') return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  const mustQuote = harmless !== value || needsQuotes.test(harmless);
  return mustQuote ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
