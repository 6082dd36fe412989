import { lazy, Suspense, useState } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { NameBeforeInvite } from '../../domain/invitation/NameBeforeInvite.tsx';
import { isNameUnasked } from '../../domain/invitation/name-asked.ts';
import { canWebShare, webShare } from '../../domain/share/web-share.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { openLoaded } from '../../ui/dialog/open-loaded.ts';
import { formatCode } from '../../ui/format-code.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './MyCode.module.css';
import { RenewCode } from './RenewCode.tsx';

const loadCodePicture = () => import('./FriendQrDialog.tsx');
const CodePicture = lazy(loadCodePicture);

export function MyCode({ friendCode }: { friendCode: string }) {
  const player = usePlayer();
  const [isAskingName, setAskingName] = useState(false);
  /** Undefined until the dialog is first opened. */
  const [isPictureOpen, setPictureOpen] = useState<boolean>();
  const link = new URL(`/i/f/${friendCode}`, location.origin).href;
  const shareData = { title: 'Bee Jinx', text: 'Let’s see whether we think alike.', url: link };

  function send(): void {
    setAskingName(false);
    void webShare(shareData, navigator);
  }

  return (
    <section className={styles.section}>
      <SectionHead size="24">Invite a friend</SectionHead>
      <CopyField label="Your link" value={link} />
      <CopyField label="Your friend code" value={formatCode(friendCode)} />
      <Stack gap={3}>
        {canWebShare(shareData, navigator) &&
          (isAskingName ? (
            <NameBeforeInvite action="Send your link" isBusy={false} onDone={send} />
          ) : (
            <Button onClick={() => (isNameUnasked(player) ? setAskingName(true) : send())}>
              <span className={styles.label}>
                <Icon name="share" />
                Send your link
              </span>
            </Button>
          ))}
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => openLoaded(loadCodePicture, () => setPictureOpen(true))}
        >
          <span className={styles.label}>
            <Icon name="qr" />
            Show as a QR code
          </span>
        </Button>
      </Stack>
      <RenewCode friendCode={friendCode} />
      <Suspense>
        {isPictureOpen !== undefined && (
          <CodePicture link={link} isOpen={isPictureOpen} onClose={() => setPictureOpen(false)} />
        )}
      </Suspense>
    </section>
  );
}
