/** A line of a list of what is included, with a check mark before it. */
export const CheckItem = ({ children }: { children: string }) => (
  <li className="check-item flex">{children}</li>
);
