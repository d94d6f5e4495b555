import type { SampleLanguage } from './samples';

/** Whether a request with an event comes from us, by language; a shell takes no requests. */
export const webhookSamples: Readonly<Partial<Record<SampleLanguage, string>>> = {
  javascript: `\
import { createHmac, timingSafeEqual } from 'node:crypto';

/** \`body\` is the text as it came, before any JSON is read. */
export function isGenuine(headers, body, secret = process.env.WEBHOOK_SECRET) {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': sent } = headers;
  const age = Math.abs(Date.now() / 1000 - sentAt);
  if (!sent || !(age <= 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const own = createHmac('sha256', key).update(\`\${id}.\${sentAt}.\${body}\`).digest('base64');
  return sent.split(' ').some((one) => {
    const [given, wanted] = [Buffer.from(one), Buffer.from(\`v1,\${own}\`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}`,

  python: `\
import base64
import hashlib
import hmac
import os
import time

def is_genuine(headers, body: bytes, secret=os.environ["WEBHOOK_SECRET"]):
    """The body is that of the request as it came, before any JSON is read."""
    sent_at = headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{sent_at}.".encode() + body
    own = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    sent = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(one, f"v1,{own}") for one in sent)`,

  php: `\
<?php
/** $body is the text as it came: file_get_contents('php://input'). */
function isGenuine(array $headers, string $body, string $secret): bool
{
    ['webhook-id' => $id, 'webhook-timestamp' => $sentAt, 'webhook-signature' => $sent] = $headers;
    if (abs(time() - (int) $sentAt) > 300) {
        return false;
    }
    $key = base64_decode(str_replace('whsec_', '', $secret));
    $own = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$sentAt.$body", $key, true));
    foreach (explode(' ', $sent) as $one) {
        if (hash_equals($own, $one)) {
            return true;
        }
    }
    return false;
}`,
};
