/** Open Graph title and description of a link. Public, so they hold no spoilers. */
export interface LinkPreview {
  title: string;
  description: string;
}

/** What reads the preview of a path; undefined where the site's default is shown. */
export type FindLinkPreview = (
  path: string,
) => (() => Promise<LinkPreview | undefined>) | undefined;

export function insertLinkPreview(html: string, { title, description }: LinkPreview): string {
  return html
    .replace(contentOf('og:title'), (_, before: string) => before + escapeHtml(title))
    .replace(contentOf('og:description'), (_, before: string) => before + escapeHtml(description));
}

const contentOf = (property: string) => new RegExp(`(<meta property="${property}" content=")[^"]*`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
