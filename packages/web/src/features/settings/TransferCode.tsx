import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { readersEnglish } from '../../platform/readers-english.ts';
import { transferLink } from '../../platform/transfer-link.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyField } from '../../ui/CopyField.tsx';
import { inTwoHalves } from '../../ui/in-two-halves.ts';
import { Fault } from '../../ui/modals/Fault.tsx';
import styles from './DataPanel.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../ui/QrCode.tsx')).QrCode }));

const clock = new Intl.DateTimeFormat(readersEnglish, { timeStyle: 'short' });

/** Brings a player without an account to another device. */
export function TransferCode() {
  const make = useMutation({ mutationFn: () => call('makeTransferCode') });
  return (
    <>
      {make.data && (
        <>
          <Suspense>
            <QrCode
              text={transferLink(location.origin, make.data.code)}
              label="QR code of the transfer code"
            />
          </Suspense>
          <CopyField label="Transfer code" value={inTwoHalves(make.data.code)} />
          <p className={styles.text}>
            Hold the picture up to the other device’s camera, or type the code there under Sign in,
            Code. It works once, until {clock.format(new Date(make.data.expiresAt))}.
          </p>
        </>
      )}
      <Fault>{make.error ? wordsFor(make.error) : undefined}</Fault>
      <Button look="outline" isBusy={make.isPending} onClick={() => make.mutate()}>
        {make.data ? 'Make another code' : 'Play on another device'}
      </Button>
    </>
  );
}
