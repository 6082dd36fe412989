import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { makeTransferCode } from '../../domain/account/mutations.ts';
import { transferLink } from '../../domain/account/transfer-link.ts';
import { createDateFormat } from '../../platform/format-date-time.ts';
import { retryImport } from '../../platform/retry-import.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { formatCode } from '../../ui/format-code.ts';
import { MutedText } from '../../ui/layout/MutedText.tsx';

const QrCode = lazy(async () => ({
  default: (await retryImport(() => import('../../ui/qr-code/QrCode.tsx'))).QrCode,
}));

const formatTime = createDateFormat({ timeStyle: 'short' });

/** Moves a player without an account to another device. */
export function TransferCode() {
  const make = useMutation({ mutationFn: makeTransferCode });
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
          <CopyField label="Transfer code" value={formatCode(make.data.code)} />
          <MutedText>
            Hold the picture up to the other device’s camera, or type the code there under Sign in,
            Code. It works once, until {formatTime(make.data.expiresAt)}.
          </MutedText>
        </>
      )}
      <Fault>{make.error ? errorMessage(make.error) : undefined}</Fault>
      <Button variant="outline" isBusy={make.isPending} onClick={() => make.mutate()}>
        {make.data ? 'Make another code' : 'Play on another device'}
      </Button>
    </>
  );
}
