import { readTableCode } from '@modern-art/protocol'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { Opening } from '../pieces/Opening.tsx'
import { MenuScreen } from '../screens/MenuScreen.tsx'
import { UnknownAddress } from '../screens/UnknownAddress.tsx'
import { NewVersion } from './NewVersion.tsx'
import { Trouble } from './Trouble.tsx'

const PlayScreen = lazy(() => import('../screens/PlayScreen.tsx').then((module) => ({ default: module.PlayScreen })))
const SetUpScreen = lazy(() => import('../screens/SetUpScreen.tsx').then((module) => ({ default: module.SetUpScreen })))
const GalleryScreen = lazy(() =>
  import('../screens/GalleryScreen.tsx').then((module) => ({ default: module.GalleryScreen })),
)
const RulesScreen = lazy(() => import('../screens/RulesScreen.tsx').then((module) => ({ default: module.RulesScreen })))
const SettingsScreen = lazy(() =>
  import('../screens/SettingsScreen.tsx').then((module) => ({ default: module.SettingsScreen })),
)
const LearnScreen = lazy(() => import('../screens/LearnScreen.tsx').then((module) => ({ default: module.LearnScreen })))
const LessonScreen = lazy(() =>
  import('../screens/LessonScreen.tsx').then((module) => ({ default: module.LessonScreen })),
)
const SavesScreen = lazy(() => import('../screens/SavesScreen.tsx').then((module) => ({ default: module.SavesScreen })))

const FriendsScreen = lazy(() =>
  import('../screens/FriendsScreen.tsx').then((module) => ({ default: module.FriendsScreen })),
)
const MatchScreen = lazy(() => import('../screens/MatchScreen.tsx').then((module) => ({ default: module.MatchScreen })))
const TableScreen = lazy(() => import('../screens/TableScreen.tsx').then((module) => ({ default: module.TableScreen })))
const DisplayScreen = lazy(() =>
  import('../screens/DisplayScreen.tsx').then((module) => ({ default: module.DisplayScreen })),
)
const SeatScreen = lazy(() => import('../screens/SeatScreen.tsx').then((module) => ({ default: module.SeatScreen })))

const AccountScreen = lazy(() =>
  import('../screens/AccountScreen.tsx').then((module) => ({ default: module.AccountScreen })),
)
const SignInScreen = lazy(() =>
  import('../screens/SignInScreen.tsx').then((module) => ({ default: module.SignInScreen })),
)
const ForgottenScreen = lazy(() =>
  import('../screens/ForgottenScreen.tsx').then((module) => ({ default: module.ForgottenScreen })),
)
const RecoverScreen = lazy(() =>
  import('../screens/RecoverScreen.tsx').then((module) => ({ default: module.RecoverScreen })),
)
const ResetScreen = lazy(() => import('../screens/ResetScreen.tsx').then((module) => ({ default: module.ResetScreen })))
const ConfirmScreen = lazy(() =>
  import('../screens/ConfirmScreen.tsx').then((module) => ({ default: module.ConfirmScreen })),
)
const NoMailScreen = lazy(() =>
  import('../screens/NoMailScreen.tsx').then((module) => ({ default: module.NoMailScreen })),
)
const ModerationScreen = lazy(() =>
  import('../screens/ModerationScreen.tsx').then((module) => ({ default: module.ModerationScreen })),
)

const LeaderboardScreen = lazy(() =>
  import('../screens/LeaderboardScreen.tsx').then((module) => ({ default: module.LeaderboardScreen })),
)
const ProfileScreen = lazy(() =>
  import('../screens/ProfileScreen.tsx').then((module) => ({ default: module.ProfileScreen })),
)

/** All screens by their address. */
export function App(): ReactNode {
  return (
    <Trouble>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/">
            <MenuScreen />
          </Route>
          <Route path="/new">
            <SetUpScreen />
          </Route>
          <Route path="/learn">
            <LearnScreen />
          </Route>
          <Route path="/learn/:name">{({ name }) => <LessonScreen name={name} />}</Route>
          <Route path="/game/:id">
            {({ id }) => (
              <Suspense fallback={<Opening />}>
                <PlayScreen id={id} />
              </Suspense>
            )}
          </Route>
          <Route path="/friends">
            <FriendsScreen />
          </Route>
          <Route path="/match">
            <MatchScreen />
          </Route>
          <Route path="/table/:code">{({ code }) => <TableScreen code={tableCode(code)} />}</Route>
          <Route path="/display/:code">{({ code }) => <DisplayScreen code={tableCode(code)} />}</Route>
          <Route path="/seat/:link">{({ link }) => <SeatScreen link={link} />}</Route>
          <Route path="/account">
            <AccountScreen />
          </Route>
          <Route path="/account/sign-in">
            <SignInScreen />
          </Route>
          <Route path="/account/forgotten">
            <ForgottenScreen />
          </Route>
          <Route path="/account/recover">
            <RecoverScreen />
          </Route>
          <Route path="/account/reset">
            <ResetScreen />
          </Route>
          <Route path="/account/confirm">
            <ConfirmScreen />
          </Route>
          <Route path="/account/no-mail">
            <NoMailScreen />
          </Route>
          <Route path="/moderation">
            <ModerationScreen />
          </Route>
          <Route path="/leaderboard">
            <LeaderboardScreen />
          </Route>
          <Route path="/profile">
            <ProfileScreen handle={null} />
          </Route>
          <Route path="/profile/:handle">{({ handle }) => <ProfileScreen handle={handle} />}</Route>
          <Route path="/games">
            <SavesScreen />
          </Route>
          <Route path="/gallery">
            <GalleryScreen />
          </Route>
          <Route path="/rules">
            <RulesScreen />
          </Route>
          <Route path="/settings">
            <SettingsScreen />
          </Route>
          <Route>
            <UnknownAddress />
          </Route>
        </Switch>
      </Suspense>
      <NewVersion />
    </Trouble>
  )
}

/** A code in an address may be typed as people type codes. What is none leads to no table, and the server says so. */
function tableCode(typed: string): string {
  return readTableCode(typed) ?? typed
}
