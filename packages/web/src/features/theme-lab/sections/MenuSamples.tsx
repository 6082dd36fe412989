import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import { Sample } from '../Sample.tsx';
import styles from './MenuSamples.module.css';

const orders = ['By name', 'By jinxes', 'By date'];

export function MenuSamples() {
  const [said, setSaid] = useState('Nothing chosen yet.');
  const [order, setOrder] = useState('By name');
  const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
    name,
    onChoose: () => setSaid(`${name}: chosen.`),
    ...more,
  });
  return (
    <>
      <Sample name="Actions" note="one disabled, one dangerous" canFocus>
        <div className={styles.row}>
          <Menu
            label="Actions"
            items={[
              item('Rename', { icon: <Icon name="hint" /> }),
              item('Share', { icon: <Icon name="share" /> }),
              item('Nudge', { icon: <Icon name="bell" />, isDisabled: true }),
              item('Remove', { icon: <Icon name="trash" />, look: 'danger' }),
            ]}
          />
          <span role="status">{said}</span>
        </div>
      </Sample>
      <Sample name="One of several">
        <div className={styles.row}>
          <Menu
            label={`Order: ${order}`}
            items={orders.map((name) => ({
              name,
              isChosen: name === order,
              onChoose: () => setOrder(name),
            }))}
          >
            <span className={styles.row}>
              {order} <Icon name="down" />
            </span>
          </Menu>
        </div>
      </Sample>
      <Sample name="Long">
        <div className={styles.row}>
          <Menu
            label="A long menu"
            items={[
              item('An entry with far more words than a menu should ever have to show'),
              ...Array.from({ length: 14 }, (_, index) => item(`Entry ${index + 2}`)),
            ]}
          />
        </div>
      </Sample>
    </>
  );
}
