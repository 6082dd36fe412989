/** What those who draw a preview of a link say about it. Anybody can read it, so it spoils nothing. */
export interface LinkPreview {
  title: string;
  description: string;
}

/** The preview of an address, or nothing where the site's own will do. */
export type FindLinkPreview = (path: string) => Promise<LinkPreview | undefined>;

export function insertLinkPreview(html: string, { title, description }: LinkPreview): string {
  return html
    .replace(contentOf('og:title'), (_, before: string) => before + escaped(title))
    .replace(contentOf('og:description'), (_, before: string) => before + escaped(description));
}

const contentOf = (property: string) => new RegExp(`(<meta property="${property}" content=")[^"]*`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
