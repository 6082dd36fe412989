import { copyText } from '../../ui/copy-field/copy-text.ts';
import { canWebShare, webShare } from './web-share.ts';

export type SendOutcome = 'shared' | 'left' | 'copied' | 'refused';

/** Opens the share sheet of the device; where there is none, or it fails, copies to the clipboard. */
export async function shareOrCopy(
  shareData: ShareData,
  copied: string,
  device: Partial<Pick<Navigator, 'share' | 'canShare' | 'clipboard'>> = navigator,
): Promise<SendOutcome> {
  const shared = canWebShare(shareData, device) ? await webShare(shareData, device) : 'failed';
  return shared === 'failed' ? copyText(copied, device.clipboard) : shared;
}
