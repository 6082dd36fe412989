import { useParams } from '../../platform/router/router-context.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Column, Columns } from '../../ui/layout/Columns.tsx';
import { useLargeScreen } from '../../ui/layout/use-large-screen.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { SettingsList } from './SettingsList.tsx';
import styles from './SettingsScreen.module.css';
import { settingsPages } from './settings-pages.tsx';

/** A list of short pages; on a large screen the list stays beside the page, which keeps what was typed in it. */
function SettingsScreen() {
  const { page: id } = useParams();
  const page = settingsPages.find((one) => one.id === id);
  const isLargeScreen = useLargeScreen();
  const shown = page ?? (isLargeScreen ? settingsPages[0] : undefined);
  return (
    <Screen title={page?.title ?? 'Settings'} art={isLargeScreen && <Bee pose="sealing" onStage />}>
      <Columns shares={isLargeScreen ? [1, 1] : [1]}>
        <Column isSticky>
          {isLargeScreen || !page ? (
            <SettingsList current={shown} />
          ) : (
            <Link to="/settings" className={styles.back}>
              <Icon name="back" />
              All settings
            </Link>
          )}
        </Column>
        <Column key={shown?.id}>{shown?.content}</Column>
      </Columns>
    </Screen>
  );
}

export { SettingsScreen as Component };
