import type { ObjectSchema, Webhook } from '@/lib/api/types';

export const eventSchemas = {
  Event: {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: {
        type: 'string',
        enum: [
          'delivery.scheduled',
          'delivery.out_for_delivery',
          'delivery.completed',
          'delivery.exception',
          'job.finished',
          'job.failed',
        ],
        description: 'What happened',
      },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened, UTC' },
      data: {
        type: 'object',
        description: 'What it happened to',
        required: ['route_id', 'order', 'reference', 'eta', 'job_id'],
        properties: {
          route_id: {
            type: ['string', 'null'],
            description: 'The route; null for a job that failed before it had one',
          },
          order: { type: ['integer', 'null'], description: 'The stop’s turn; null for jobs' },
          reference: {
            type: ['string', 'null'],
            description: 'Your name for the stop; null if you gave none, and for jobs',
          },
          eta: {
            type: ['string', 'null'],
            format: 'date-time',
            description: 'When the vehicle should arrive, UTC; null once it has, and for jobs',
          },
          job_id: { type: ['string', 'null'], description: 'The job; null for deliveries' },
        },
      },
    },
  },
} as const satisfies Record<string, ObjectSchema>;

const text = { type: 'string' } as const;

/** With it the signature of the example can be verified. */
export const exampleSecret = 'whsec_dGhlIGxvb20ga2VlcHMgdGhyZWFkcyBhcGFydA==';

/** With the three headers of the Standard Webhooks specification. */
export const apiWebhooks = {
  event: {
    post: {
      operationId: 'event',
      summary: 'An event',
      description: 'We send this to your address. Any status from 200 to 299 tells us it arrived.',
      tags: ['Events'],
      parameters: [
        {
          name: 'webhook-id',
          in: 'header',
          required: true,
          description: 'Of the event; the same when we send it again',
          schema: text,
          example: 'evt_31f07b',
        },
        {
          name: 'webhook-timestamp',
          in: 'header',
          required: true,
          description: 'When this try was sent, in seconds since 1970',
          schema: text,
          example: '1763042079',
        },
        {
          name: 'webhook-signature',
          in: 'header',
          required: true,
          description: 'Version and signature, as v1,…; a space separates several',
          schema: text,
          example: 'v1,lx0q2DGh57GVVD3ka/fk+sfqr61qzFNOtvJ/F0BNAkY=',
        },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Event' },
            example: {
              type: 'delivery.completed',
              timestamp: '2025-11-13T13:54:38Z',
              data: {
                route_id: 'rt_40771',
                order: 2,
                reference: 'WL-40771',
                eta: null,
                job_id: null,
              },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'Your program has it',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { received: { type: 'boolean', description: 'We read no body' } },
              },
              example: { received: true },
            },
          },
        },
      },
    },
  },
} as const satisfies Record<string, Webhook>;
