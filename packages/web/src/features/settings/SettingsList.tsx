import { usePlayer } from '../../domain/account/player.ts';
import { openFeedback } from '../../domain/feedback/open-feedback.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RowButton, RowLink } from '../../ui/row/Row.tsx';
import { RowLine, RowText } from '../../ui/row/RowText.tsx';
import { type SettingsPage, settingsPages, settingsPath } from './settings-pages.tsx';

interface SettingsListProps {
  /** The page beside the list. */
  current?: SettingsPage | undefined;
  /** In a sheet a page opens in place; without it, at its address. */
  onOpen?: (page: SettingsPage) => void;
  /** The page that was just left: its row takes the focus back. */
  left?: SettingsPage | undefined;
}

/** The pages of the settings, and a word to us. */
export function SettingsList({ current, onOpen, left }: SettingsListProps) {
  const player = usePlayer();
  return (
    <Stack as="ul" gap={2} aria-label="Pages of the settings">
      {settingsPages.map((page) => {
        const row = {
          mark: <Icon name={page.icon} />,
          end: <Icon name="forward" />,
          children: (
            <RowText name={page.title}>
              <RowLine>{page.line(player)}</RowLine>
            </RowText>
          ),
        };
        return (
          <li key={page.id}>
            {onOpen ? (
              <RowButton
                {...row}
                ref={page === left ? focusOnMount : undefined}
                onClick={() => onOpen(page)}
              />
            ) : (
              <RowLink
                {...row}
                to={settingsPath(page.id)}
                isDue={page === current}
                aria-current={page === current ? 'page' : undefined}
              />
            )}
          </li>
        );
      })}
      <li>
        <RowButton mark={<Icon name="send" />} aria-haspopup="dialog" onClick={openFeedback}>
          <RowText name="Write to us">
            <RowLine>An idea, a bug, a kind word: all of it is read.</RowLine>
          </RowText>
        </RowButton>
      </li>
    </Stack>
  );
}
