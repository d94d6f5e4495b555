import { SignUpForm } from '@/components/tools/sign-up/sign-up-form.client';
import { opensDemo } from '@/components/ui/button/button';
import { Island } from '@/components/ui/island/island.client';
import { MailLink } from '@/components/ui/link/link';
import { routes } from '@/lib/routes';
import { SignalGround } from './demo-banner';

/** The home page's call-to-action: e-mail sign-up, and the demo for those who want to see first. */
export function SignUpBand({ title, email }: Record<'title' | 'email', string>) {
  return (
    <SignalGround id="sign-up" title={title}>
      <Island
        name="sign-up"
        instead={`This form does not work right now. Write to ${email} instead.`}
        className="max-w-[28rem]"
      >
        <SignUpForm />
        <p className="hidden font-medium noscript:block">
          {'Write to '}
          <MailLink address={email} className="underline" />
          {' and we put you on the list.'}
        </p>
        <p className="mt-3 type-small">
          {'By signing up you agree to e-mail from us. What we keep is in the '}
          <a href={routes.privacyPolicy} className="underline">
            privacy policy
          </a>
          .
        </p>
        <p className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 font-medium">
          Prefer to see it first?
          <button
            type="button"
            {...opensDemo}
            className="text-link text-link-ahead pointer-coarse:min-h-11"
          >
            Schedule a Demo
          </button>
        </p>
      </Island>
    </SignalGround>
  );
}
