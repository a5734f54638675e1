import type { CookieSerializeOptions } from '@fastify/cookie';

/** The cookie that carries a session; the __Host- prefix pins it to this very origin. */
export function sessionCookie(publicUrl: URL): { name: string; options: CookieSerializeOptions } {
  const secure = publicUrl.protocol === 'https:';
  return {
    name: secure ? '__Host-sid' : 'sid',
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure },
  };
}
