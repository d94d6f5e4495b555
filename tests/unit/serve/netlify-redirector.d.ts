/** The part of Netlify's own engine that is used here; it has no types. */
declare module 'netlify-redirector' {
  type Request = Record<'scheme' | 'host' | 'path' | 'query', string> & {
    getHeader(): string;
    getCookie(): string;
  };
  type Rule = { readonly to: string; readonly status: number; readonly force: boolean };
  const redirector: {
    parsePlain(text: string, options: object): Promise<{ match(request: Request): Rule | null }>;
  };
  export default redirector;
}
