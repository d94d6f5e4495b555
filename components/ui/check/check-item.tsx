export const CheckItem = ({ children }: { children: string }) => (
  <li className="check-item flex">{children}</li>
);
