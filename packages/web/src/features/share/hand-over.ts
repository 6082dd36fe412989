type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>;
type PictureClipboard = Partial<Pick<Clipboard, 'write'>>;

export function canHandOver(parcel: ShareData | undefined, sharer: Sharer): boolean {
  return parcel !== undefined && sharer.share !== undefined && sharer.canShare?.(parcel) === true;
}

/** Who closes the list of apps has changed their mind, and who asks again while it is open sees it: that is no failure. */
const harmless = ['AbortError', 'InvalidStateError'];

export async function handOver(
  parcel: ShareData,
  sharer: Sharer,
): Promise<'shared' | 'left' | 'failed'> {
  try {
    await sharer.share?.(parcel);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && harmless.includes(error.name) ? 'left' : 'failed';
  }
}

export async function copyPicture(
  picture: Blob | undefined,
  clipboard: PictureClipboard | undefined,
): Promise<'copied' | 'refused'> {
  try {
    if (!picture || !clipboard?.write) return 'refused';
    await clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return 'copied';
  } catch {
    return 'refused';
  }
}
