/** The loader always leads on. */
export default function StaffSignOutPage() {
  return null;
}
