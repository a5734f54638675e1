import { stored } from '../../lib/storage.ts';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { SizeField } from './size-field.tsx';
import { useChangePreferences, usePreferences } from './use-preferences.ts';

/** How a new chat starts; until something is chosen, as this browser last had it [K28]. */
export function NewChatsSection() {
  const { response_size, audio, images } = usePreferences();
  const change = useChangePreferences();
  return (
    <SettingsSection
      title="New chats"
      about="How a chat starts. In each chat you can still choose otherwise, as long as your credits last."
    >
      <div className="grid gap-7">
        <SizeField
          value={response_size ?? stored.responseSize.read()}
          onChange={(size) => change({ response_size: size })}
        />
        <SwitchField
          label="Audio"
          hint="Sirens speak their answers."
          checked={audio ?? stored.generateAudio.read()}
          onChange={(isOn) => change({ audio: isOn })}
        />
        <SwitchField
          label="Images"
          hint="Answers come with pictures."
          checked={images ?? stored.generateImages.read()}
          onChange={(isOn) => change({ images: isOn })}
        />
      </div>
    </SettingsSection>
  );
}
