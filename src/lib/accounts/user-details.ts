import { z } from 'zod';

/** The signed-in user as the API returns it; all texts are empty without a session. */
export const userDetailsSchema = z.object({
  has_dashboard_online_access: z.boolean().meta({ description: 'May see the hub' }),
  may_edit: z.boolean().meta({ description: 'May edit pages' }),
  is_logged_in: z.boolean(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  login_url: z.string(),
  logout_url: z.string().meta({ description: 'Takes POST' }),
  webshop_url: z.string(),
});
export type UserDetails = z.output<typeof userDetailsSchema>;
