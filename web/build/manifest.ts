// By its path: the build runs in Node.js, which reads no TypeScript out of a package.
import { PRODUCT_NAME } from '../../contract/src/product.ts';

/** The ground of the night sea, as in the tokens of the dark theme. */
const NIGHT = '#0b1020';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest: name, colours and icons on a phone's home screen. */
export const manifest = {
  id: '/',
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'An adult-only place to create, talk with and share AI characters.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: NIGHT,
  theme_color: NIGHT,
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
  ],
};
