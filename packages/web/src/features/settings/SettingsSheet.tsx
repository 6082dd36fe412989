import { useState } from 'react';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SettingsList } from './SettingsList.tsx';
import styles from './SettingsScreen.module.css';
import type { SettingsPage } from './settings-pages.tsx';

/** The settings over any screen: a page opens in place of the list. */
export default function SettingsSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const [page, setPage] = useState<SettingsPage>();
  const [left, setLeft] = useState<SettingsPage>();
  const close = () => {
    onClose();
    setPage(undefined);
    setLeft(undefined);
  };
  return (
    <Sheet title="Settings" isOpen={isOpen} onClose={close}>
      {page ? (
        <>
          <div className={styles.head}>
            <IconButton
              icon="back"
              label="Back to the list"
              onClick={() => {
                setPage(undefined);
                setLeft(page);
              }}
            />
            <h3 ref={focusOnMount} className={styles.title} tabIndex={-1}>
              {page.title}
            </h3>
          </div>
          <Stack key={page.id} gap={4}>
            {page.content}
          </Stack>
        </>
      ) : (
        <SettingsList onOpen={setPage} left={left} />
      )}
    </Sheet>
  );
}
