import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText } from '../../../ui/form/form-failure.ts';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { todayText } from '../age.ts';
import { DeleteAccountModal } from './delete-account-modal.tsx';

/** Taking everything along, and leaving. */
export function DataSection({ username }: { username: string }) {
  const [deleting, setDeleting] = useState(false);
  const exporting = useMutation({
    mutationFn: () => call('GET /api/user/export'),
    onSuccess: (data) => saveFile(`${username}-${todayText()}.json`, JSON.stringify(data, null, 2), 'application/json'),
    onError: (error) => notify.error(failureText(error)),
  });
  return (
    <>
      <SettingsSection title="Your data" about="Everything we keep about you, as one JSON file.">
        <Button variant="secondary" size="sm" pending={exporting.isPending} onClick={() => exporting.mutate()}>
          {exporting.isPending ? null : <Download size={18} strokeWidth={1.5} aria-hidden />}
          {exporting.isPending ? 'Gathering...' : 'Export my data'}
        </Button>
      </SettingsSection>
      <SettingsSection
        title="Leave"
        about="Erases your account for good. Take your data along first if you want to keep it."
      >
        <Button variant="danger" size="sm" onClick={() => setDeleting(true)}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden />
          Delete Account
        </Button>
        <DeleteAccountModal open={deleting} onClose={() => setDeleting(false)} />
      </SettingsSection>
    </>
  );
}
