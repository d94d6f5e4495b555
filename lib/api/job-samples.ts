import type { SampleLanguage } from './samples';

/** Where a large plan is sent, and what is asked for afterwards. */
export interface JobCalls {
  host: string;
  plan: string;
  /** Path of a job, up to its id. */
  jobs: string;
  /** Whole address of the example’s job. */
  job: string;
  key: string;
}

const curl = ({ host, plan, job, key }: JobCalls) => `\
# Answers 202 with the id of a job
curl --fail-with-body --retry 3 -X POST '${host}${plan}' \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Idempotency-Key: ${key}" \\
  -H "Content-Type: application/json" \\
  -d @plan.json

# Ask until its status is finished
curl --fail-with-body --retry 3 '${job}' \\
  -H "Authorization: Bearer $API_KEY"`;

const javascript = ({ host, plan, jobs, key }: JobCalls) => `\
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

async function call(path, options = {}, tries = 4) {
  const response = await fetch('${host}' + path, {
    ...options,
    headers: { Authorization: \`Bearer \${process.env.API_KEY}\`, ...options.headers },
    signal: AbortSignal.timeout(60_000),
  });
  if ([429, 500, 503].includes(response.status) && tries > 1) {
    await wait(1000 * (response.headers.get('Retry-After') ?? 5));
    return call(path, options, tries - 1);
  }
  const { data, error } = await response.json();
  if (error) throw new Error(\`\${response.status} \${error.code}: \${error.message}\`);
  return data;
}

let job = await call('${plan}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': '${key}' },
  body: await readFile('plan.json'),
});
while (job.status === 'queued' || job.status === 'running') {
  await wait(1000 * job.poll_after);
  job = await call(\`${jobs}\${job.job_id}\`);
}
if (job.status === 'failed') throw new Error(job.reason);
const data = job.result;`;

const python = ({ host, plan, jobs, key }: JobCalls) => `\
import os
import time
import requests

def call(method, path, tries=4, headers={}, **options):
    response = requests.request(
        method,
        "${host}" + path,
        headers={"Authorization": f"Bearer {os.environ['API_KEY']}", **headers},
        timeout=60,
        **options,
    )
    if response.status_code in (429, 500, 503) and tries > 1:
        time.sleep(int(response.headers.get("Retry-After", 5)))
        return call(method, path, tries - 1, headers, **options)
    answer = response.json()
    if not response.ok:
        error = answer["error"]
        raise SystemExit(f"{response.status_code} {error['code']}: {error['message']}")
    return answer["data"]

with open("plan.json", "rb") as file:
    plan = file.read()
job = call(
    "POST",
    "${plan}",
    headers={"Content-Type": "application/json", "Idempotency-Key": "${key}"},
    data=plan,
)
while job["status"] in ("queued", "running"):
    time.sleep(job["poll_after"])
    job = call("GET", f"${jobs}{job['job_id']}")
if job["status"] == "failed":
    raise SystemExit(job["reason"])
data = job["result"]`;

const php = ({ host, plan, jobs, key }: JobCalls) => `\
<?php
function call(string $path, array $headers = [], ?string $body = null, int $tries = 4): array
{
    $wait = 5;
    $curl = curl_init('${host}' . $path);
    curl_setopt_array($curl, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 60,
        CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('API_KEY'), ...$headers],
        CURLOPT_HEADERFUNCTION => function ($curl, $line) use (&$wait) {
            if (stripos($line, 'Retry-After:') === 0) {
                $wait = (int) trim(substr($line, 12));
            }
            return strlen($line);
        },
    ]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, $body);
    }
    $answer = json_decode((string) curl_exec($curl), true);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if (in_array($status, [429, 500, 503]) && $tries > 1) {
        sleep($wait);
        return call($path, $headers, $body, $tries - 1);
    }
    if ($status < 200 || $status > 299) {
        $error = $answer['error'] ?? ['code' => 'NO_ANSWER', 'message' => curl_error($curl)];
        throw new RuntimeException("$status {$error['code']}: {$error['message']}");
    }
    return $answer['data'];
}

$headers = ['Content-Type: application/json', 'Idempotency-Key: ${key}'];
$job = call('${plan}', $headers, file_get_contents('plan.json'));
while (in_array($job['status'], ['queued', 'running'])) {
    sleep($job['poll_after']);
    $job = call('${jobs}' . $job['job_id']);
}
if ($job['status'] === 'failed') {
    throw new RuntimeException($job['reason']);
}
$data = $job['result'];`;

/** A plan too large to be answered at once, sent and asked for until it is there. */
export const jobSamples = {
  curl,
  javascript,
  python,
  php,
} as const satisfies Record<SampleLanguage, (calls: JobCalls) => string>;
