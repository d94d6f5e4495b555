/** Where a form is sent; docs/forms.md tells what each field is for. */
export interface Endpoint {
  readonly shape: 'service' | 'hubspot' | 'function';
  readonly address: string;
  readonly names?: Readonly<Record<string, string | null>> | undefined;
  readonly constants?: Readonly<Record<string, string>> | undefined;
  readonly honeypot?: string | undefined;
  readonly thanks?: string | undefined;
}

/** The name of a field at the endpoint; null where it is not sent. */
export const nameAt = ({ names }: Endpoint, name: string): string | null =>
  names?.[name] === undefined ? name : names[name];

/** No autofill knows this one. */
export const honeypotOf = ({ honeypot = 'reference_code' }: Endpoint): string => honeypot;

/** Where a form goes without script; undefined where that takes only JSON. */
export const plainAction = (endpoint: Endpoint | null): string | undefined =>
  endpoint && endpoint.shape !== 'hubspot' ? endpoint.address : undefined;
