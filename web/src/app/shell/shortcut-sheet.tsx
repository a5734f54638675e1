import { useChangePreferences, usePreferences } from '../../features/preferences/use-preferences.ts';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { Modal } from '../../ui/modal.tsx';

const groups: { title: string; keys: [keys: string, does: string][] }[] = [
  {
    title: 'Anywhere',
    keys: [
      ['/', 'Search'],
      ['g h', 'Home'],
      ['g c', 'Chats that were shared'],
      ['n', 'New siren'],
      ['?', 'This list'],
      ['Esc', 'Close what is open'],
    ],
  },
  {
    title: 'In a list',
    keys: [
      ['j', 'Next'],
      ['k', 'Previous'],
      ['Enter', 'Open'],
      ['u', 'Upvote a post'],
      ['s', 'Save a post'],
    ],
  },
  {
    title: 'In a chat',
    keys: [
      ['m', 'Write a message'],
      ['Esc', 'Leave the message'],
      ['p', 'Play or pause'],
      ['x', 'Stop the answer'],
      ['u', 'Upvote the siren'],
    ],
  },
];

/** Every key that does something, and the way to turn them off. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const { shortcuts } = usePreferences();
  const change = useChangePreferences();
  return (
    <Modal open onClose={onClose} title="Keyboard shortcuts" size="lg">
      <div className="grid gap-x-6 gap-y-7 sm:grid-cols-2 md:grid-cols-[1.15fr_0.9fr_1fr]">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-sm font-semibold text-fog">{title}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
              {keys.map(([combination, does]) => (
                <div key={combination} className="contents">
                  <dt className="flex gap-1">
                    {combination.split(' ').map((key) => (
                      <kbd key={key} className="key-cap">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-8 border-t border-line pt-6">
        <SwitchField
          label="Use these keys"
          hint="They work while you are not writing."
          checked={shortcuts ?? true}
          onChange={(isOn) => change({ shortcuts: isOn })}
        />
      </div>
    </Modal>
  );
}
