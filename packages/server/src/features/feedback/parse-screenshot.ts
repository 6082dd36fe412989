import { Refusal } from '../../platform/refusal.ts';
import type { ScreenshotRow } from './queries.ts';

type Picture = Pick<ScreenshotRow, 'type' | 'bytes'>;

const maxBytes = 2 * 1024 * 1024;

/** How each kind begins, in hexadecimal; of WebP the length stands in between. */
const magicBytes: Record<Picture['type'], RegExp> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}57454250/,
};

/** Bytes that are what they say they are, and not too many. */
export function parseScreenshot({
  type,
  base64,
}: {
  type: Picture['type'];
  base64: string;
}): Picture {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxBytes) {
    throw new Refusal('too_large', { message: 'That picture is larger than 2 MB.' });
  }
  if (!magicBytes[type].test(bytes.toString('hex', 0, 16))) {
    throw new Refusal('invalid_input', {
      message: 'That isn’t a picture we can read. PNG, JPEG or WebP, please.',
      details: { fields: { screenshot: `not ${type}` } },
    });
  }
  return { type, bytes };
}
