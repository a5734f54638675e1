import { limits } from '@sirenade/contract/limits';

export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const AVATAR_MEGABYTES = limits.avatarBytes / 1024 / 1024;

/** Why a file cannot be an avatar; null when it can. */
export function avatarProblem(file: { type: string; size: number }): string | null {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return 'Please choose a PNG, JPEG or WebP picture.';
  if (file.size > limits.avatarBytes) return `This picture is too large. It may have up to ${AVATAR_MEGABYTES} MB.`;
  return file.size === 0 ? 'This file is empty.' : null;
}

/** Whether the browser can decode the file as a picture, regardless of its name. */
export async function isPicture(file: Blob): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The file as a data: URL, which is how the server takes it. */
export function readAvatar(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
