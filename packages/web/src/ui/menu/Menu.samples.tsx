import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Inline } from '../layout/Stack.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

export const section: SampleSection = {
  chapter: 'controls',
  order: 9,
  title: 'Menus',
  lead: 'Arrow keys, or first letters.',
};

const orders = ['By name', 'By jinxes', 'By date'];

export function Samples() {
  const [message, setMessage] = useState('Nothing chosen yet.');
  const [order, setOrder] = useState('By name');
  const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
    name,
    onChoose: () => setMessage(`${name}: chosen.`),
    ...more,
  });
  return (
    <>
      <Sample name="Actions" note="one disabled, one dangerous" canFocus isRow>
        <Menu
          label="Actions"
          items={[
            item('Rename', { icon: <Icon name="hint" /> }),
            item('Share', { icon: <Icon name="share" /> }),
            item('Nudge', { icon: <Icon name="bell" />, isDisabled: true }),
            item('Remove', { icon: <Icon name="trash" />, variant: 'danger' }),
          ]}
        />
        <span role="status">{message}</span>
      </Sample>
      <Sample name="One of several" isRow>
        <Menu
          label={`Order: ${order}`}
          items={orders.map((name) => ({
            name,
            isChosen: name === order,
            onChoose: () => setOrder(name),
          }))}
        >
          <Inline as="span" gap={3} align="center" wrap={false}>
            {order} <Icon name="down" />
          </Inline>
        </Menu>
      </Sample>
      <Sample name="Long" isRow>
        <Menu
          label="A long menu"
          items={[
            item('An entry with far more words than a menu should ever have to show'),
            ...Array.from({ length: 14 }, (_, index) => item(`Entry ${index + 2}`)),
          ]}
        />
      </Sample>
    </>
  );
}
