import { limits } from '@sirenade/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure, call } from '../../../lib/api.ts';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText, fieldFaults } from '../../../ui/form/form-failure.ts';
import { PasswordField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { knownPasswordRule, newPasswordRule } from '../account.rules.ts';
import { sessionsQuery } from './sessions.queries.ts';

const empty = { current_password: '', new_password: '' };
const rules = { current_password: knownPasswordRule, new_password: newPasswordRule };

export function PasswordSection({ username }: { username: string }) {
  const [editing, setEditing] = useState(false);
  return (
    <SettingsSection title="Password" about="Changing it logs you out on every other device.">
      {editing ? (
        <ChangePassword username={username} onClose={() => setEditing(false)} />
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
          Change password
        </Button>
      )}
    </SettingsSection>
  );
}

function ChangePassword({ username, onClose }: { username: string; onClose(): void }) {
  const client = useQueryClient();
  const form = useForm(empty, rules);
  const change = useMutation({
    mutationFn: (body: typeof empty) => call('POST /api/user/change-password', { body }),
    onSuccess: ({ message }) => {
      notify.success(message);
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'wrong_password') {
        form.refuse({ current_password: [error.message] });
      } else {
        form.refuse(fieldFaults(error, ['current_password', 'new_password']) ?? { form: [failureText(error)] });
      }
    },
  });
  const submit = form.onSubmit((values) => {
    if (!change.isPending) change.mutate(values);
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
      {form.errors.form ? <Notice tone="danger">{form.errors.form}</Notice> : null}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field('current_password')}
      />
      <PasswordField
        label="New password"
        hint={`At least ${limits.password.min} characters.`}
        autoComplete="new-password"
        {...form.field('new_password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save password'}
        </Button>
        <Button variant="ghost" onClick={onClose} disabled={change.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
