import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLabel } from '../../ui/button/ButtonLabel.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { SendOutcome } from '../share/share-or-copy.ts';
import styles from './ShareInviteLink.module.css';
import { sendInviteLink } from './send-invite-link.ts';

interface ShareInviteLinkProps {
  label: string;
  link: string;
}

/** One button that sends the link; the link itself is folded. */
export function ShareInviteLink({ label, link }: ShareInviteLinkProps) {
  const [sent, setSent] = useState<SendOutcome>();
  return (
    <Stack gap={2}>
      <Button onClick={async () => setSent(await sendInviteLink(link))}>
        <ButtonLabel icon="share">Share the link</ButtonLabel>
      </Button>
      <p role="status">{sent === 'copied' && 'Link copied. Send it to a friend.'}</p>
      {/* A browser that lets nothing be copied shows the link, so that it can be selected. */}
      <details className={styles.link} open={sent === 'refused' || undefined}>
        <summary className={styles.summary}>Show the link</summary>
        <CopyField label={label} value={link} />
      </details>
    </Stack>
  );
}
