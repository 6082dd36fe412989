type Sharer = Partial<Pick<Navigator, 'share' | 'canShare'>>;
type PictureClipboard = Partial<Pick<Clipboard, 'write'>>;

export function canWebShare(shareData: ShareData | undefined, sharer: Sharer): boolean {
  return (
    shareData !== undefined && sharer.share !== undefined && sharer.canShare?.(shareData) === true
  );
}

/** Closing the share sheet, or opening it twice, is no failure. */
const cancelErrorNames = ['AbortError', 'InvalidStateError'];

export async function webShare(
  shareData: ShareData,
  sharer: Sharer,
): Promise<'shared' | 'left' | 'failed'> {
  try {
    await sharer.share?.(shareData);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && cancelErrorNames.includes(error.name)
      ? 'left'
      : 'failed';
  }
}

export async function copyImage(
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
