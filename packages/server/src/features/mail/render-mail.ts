/** What a mail says, before it is written out. Nothing in it is chosen by a player but an e-mail of theirs. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Shown after the first paragraph. */
  link?: { label: string; url: string };
}

/** As plain text and as the same in simple HTML: no pictures, no tracking. */
export function renderMail({ paragraphs, link }: MailContent): { text: string; html: string } {
  const [lead = '', ...rest] = paragraphs;
  const linkText = link ? [`${link.label}:\n${link.url}`] : [];
  const linkHtml = link ? [`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`] : [];
  const html = [escapeHtml(lead), ...linkHtml, ...rest.map(escapeHtml)].map(
    (part) => `<p>${part}</p>`,
  );
  return {
    text: `${[lead, ...linkText, ...rest].join('\n\n')}\n\nBee Jinx\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5;max-width:36em">${html.join('')}<p>Bee Jinx</p></body></html>`,
  };
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
