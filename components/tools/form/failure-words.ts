/** What a form says where no answer came, or one that says nothing. */
const somethingWrong = 'Something went wrong. Please try again.';

/** What is said when a form was not sent, a refusal in the server's words; null when it was. */
export function failureWords(
  outcome: { readonly status: string; readonly message?: string } | undefined,
  failed = somethingWrong,
): string | null {
  if (outcome?.status === 'refused') return `Error: ${outcome.message}`;
  return outcome?.status === 'failed' ? failed : null;
}
