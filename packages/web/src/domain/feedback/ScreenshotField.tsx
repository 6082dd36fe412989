import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './ScreenshotField.module.css';
import { formatFileSize, pictureTypes, screenshotFault } from './screenshot.ts';

interface ScreenshotFieldProps {
  file: File | undefined;
  onChange(file: File | undefined): void;
  fault: string | undefined;
  onFault(fault: string | undefined): void;
}

/** Nothing is captured unless the player adds a picture. */
export function ScreenshotField({ file, onChange, fault, onFault }: ScreenshotFieldProps) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const url = useObjectUrl(file);
  const [wasRemoved, setWasRemoved] = useState(false);

  function take(picked: File | undefined): void {
    if (!picked) return;
    const refusal = screenshotFault(picked);
    onFault(refusal);
    if (refusal === undefined) onChange(picked);
  }

  function remove(why?: string): void {
    onChange(undefined);
    onFault(why);
    setWasRemoved(true);
    picker.current?.focus();
  }

  return (
    <div className={styles.field}>
      {file && url !== undefined && (
        <div className={styles.chosen}>
          <img
            className={styles.preview}
            src={url}
            alt="What you added"
            onError={() => remove('That picture can’t be read. Another one, please.')}
          />
          <p className={styles.name}>
            <bdi>{file.name}</bdi>
            <span className={styles.size}>{formatFileSize(file.size)}</span>
          </p>
          <IconButton icon="trash" label="Remove the screenshot" onClick={() => remove()} />
        </div>
      )}
      <label className={styles.add}>
        <Icon name="picture" />
        <span>{file ? 'Choose another one' : 'Add a screenshot'}</span>
        <input
          ref={picker}
          className={styles.picker}
          type="file"
          accept={pictureTypes.join()}
          aria-describedby={`${id}note`}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // So that the same file can be picked again.
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}note`} className={fault ? styles.fault : styles.note}>
        {fault ?? (file ? '' : 'Only if it helps. 2 MB at most.')}
      </p>
      <VisuallyHidden as="p" role="status">
        {fault ?? (file ? `Screenshot added: ${file.name}` : wasRemoved && 'Screenshot removed.')}
      </VisuallyHidden>
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
