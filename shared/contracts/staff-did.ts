import { z } from 'shared/contracts/zod';
import { defineEvent } from './event';

/**
 * A member of staff did something in the shop, published in the transaction of what was done: it becomes
 * a line of the trail, once.
 */
export const shopStaffDid = defineEvent({
  id: 'shop.staff_did',
  owner: 'mf-commerce',
  summary: 'A member of staff changed something in the shop.',
  payload: z.object({
    staff_id: z.number().int().positive(),
    staff_name: z.string().max(200),
    /** `<what>.<done>`: `price.set`. */
    action: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
    /** `variant:3`, `order:12`. */
    subject: z.string().max(100),
    reason: z.string().max(300).nullable(),
    /** More of it; of a customer never more than the number. */
    data: z.record(z.string(), z.unknown()),
  }),
});
