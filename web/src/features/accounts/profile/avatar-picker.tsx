import { useId, useRef, useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { AVATAR_MEGABYTES, AVATAR_TYPES, avatarProblem, isPicture, readAvatar } from './avatar-file.ts';

interface AvatarPickerProps {
  avatar: string | null;
  name: string;
  onChange(avatar: string | null): void;
  error?: string[] | undefined;
}

/** Chooses a picture file and shows it the way it will be cut. */
export function AvatarPicker({ avatar, name, onChange, error }: AvatarPickerProps) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const messages = problem ? [problem] : (error ?? []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = avatarProblem(file);
    setProblem(found);
    if (found) return;
    if (!(await isPicture(file))) {
      setProblem('This file cannot be shown as a picture. Please choose another.');
      return;
    }
    try {
      onChange(await readAvatar(file));
    } catch {
      setProblem('This file could not be read.');
    }
  };

  return (
    <div className="flex items-center gap-5">
      <Avatar src={avatar} name={`Preview of the picture of ${name}`} size={88} className="ring-1 ring-line-strong" />
      <div className="min-w-0">
        <input
          ref={input}
          type="file"
          accept={AVATAR_TYPES.join(',')}
          aria-label="Picture file"
          aria-describedby={noteId}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file may be chosen again after a failure.
            event.target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" aria-describedby={noteId} onClick={() => input.current?.click()}>
            Choose picture
          </Button>
          {avatar ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setProblem(null);
                onChange(null);
              }}
            >
              Remove
            </Button>
          ) : null}
        </div>
        <div id={noteId} aria-live="polite" className="mt-2 text-sm">
          {messages.length > 0 ? (
            messages.map((text) => (
              <p key={text} className="text-danger">
                {text}
              </p>
            ))
          ) : (
            <p className="text-fog">PNG, JPEG or WebP up to {AVATAR_MEGABYTES} MB, cut to a square.</p>
          )}
        </div>
      </div>
    </div>
  );
}
