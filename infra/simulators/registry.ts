import { openRazorpay } from './razorpay/razorpay';
import type { SimulatorRegistry } from './simulator';

/** Every provider that is simulated: one line and a folder each. */
export const registry: SimulatorRegistry = {
  razorpay: openRazorpay,
};
